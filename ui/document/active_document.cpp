// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/active_document.h"

namespace tickscope {

ActiveDocument::ActiveDocument(Document *document, QObject *parent)
    : QObject(parent)
    , m_none(std::make_unique<Document>(allFormats()))
    , m_document(m_none.get())
{
    show(document ? *document : *m_none);
}

ActiveDocument::~ActiveDocument()
{
    leave();
}

void ActiveDocument::leave()
{
    m_document->reading().setInFront(false);
    m_document->disconnect(this);
    m_document->markers().disconnect(this);
}

void ActiveDocument::setDocument(Document *document)
{
    if (!document)
        document = m_none.get();
    if (document == m_document)
        return;
    emit leaving();
    m_isSwitching = true;
    if (m_document != m_none.get()) {
        show(*m_none);
        emit changed(Everything);
    }
    if (document != m_none.get()) {
        show(*document);
        emit changed(Everything);
    }
    m_isSwitching = false;
    emit entered();
}

void ActiveDocument::show(Document &document)
{
    leave();
    m_document = &document;
    m_document->reading().setInFront(true);
    if (m_watched.insert(&document).second)
        watch(document);
    connect(m_document, &Document::changed, this, &ActiveDocument::changed);
    connect(m_document, &Document::aboutToBeDestroyed, this, [this] { setDocument(nullptr); });
    connect(&m_document->markers(), &Markers::editWanted, this, &ActiveDocument::markerEditWanted);
    connect(&m_document->markers(), &Markers::nameWanted, this, &ActiveDocument::markerNameWanted);
}

void ActiveDocument::watch(Document &document)
{
    connect(&document, &Document::changed, &m_watch, [this, &document](Changes changes) {
        if (&document != m_document)
            emit changedBehind(&document, changes);
    });
    connect(&document, &QObject::destroyed, &m_watch, [this, gone = &document] {
        m_watched.erase(gone);
        emit destroyed(gone);
    });
}

} // namespace tickscope
