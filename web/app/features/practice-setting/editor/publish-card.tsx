import { examsPracticeErrors } from '@arvand/contracts/errors/exams-practice'
import { publishGroup, unpublishGroup } from '@arvand/contracts/teacher/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { groupWords as words } from '../words.ts'
import type { OwnGroup, Publishing } from './group-draft.ts'

interface PublishProps {
  readonly group: Pick<OwnGroup, 'id' | 'people'>
  readonly publishing: Publishing
  /** Waits until the draft is saved; null when it cannot be. */
  readonly settle: () => Promise<number | null>
  readonly onPublishing: (publishing: Publishing) => void
}

/** Whether people can practise the group, and what changes that. */
export function PublishCard(props: PublishProps) {
  const { group, publishing, settle, onPublishing } = props
  const [isPending, setPending] = useState(false)
  const { publishedAt, isChanged, whyNotPublish } = publishing
  const isPublished = publishedAt !== null
  const publish = async () => {
    setPending(true)
    const revision = await settle()
    if (revision === null) showToast({ tone: 'warning', text: words.notSaved })
    else {
      const ask = { groupId: group.id, revision }
      const { answer } = await attemptAloud(call(publishGroup, ask))
      if (answer) {
        showToast({ text: isPublished ? words.changesPublished : words.published })
        onPublishing(answer)
      }
    }
    setPending(false)
  }
  const isWanted = !isPublished || isChanged
  return (
    <Card title={words.publishing}>
      <div className="grid grid-cols-1 gap-4">
        {isPublished ? (
          <p className="text-15 text-muted">
            {words.openText} {group.people > 0 ? words.people(formatNumber(group.people)) : null}
          </p>
        ) : null}
        {isWanted && whyNotPublish ? (
          <Alert tone="warning" title={words.notReady}>
            {examsPracticeErrors[whyNotPublish].sentence}
          </Alert>
        ) : isWanted ? (
          <>
            <p className="text-15 text-muted">{isPublished ? words.changes : words.readyText}</p>
            <Button type="button" wide pending={isPending} onClick={() => void publish()}>
              {isPublished ? words.publishChanges : words.publish}
            </Button>
          </>
        ) : null}
        {isPublished ? <Open groupId={group.id} onPublishing={onPublishing} /> : null}
      </div>
    </Card>
  )
}

/** What can be done with a published group. */
function Open({ groupId, onPublishing }: Pick<PublishProps, 'onPublishing'> & { groupId: string }) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const unpublish = async () => {
    setPending(true)
    const { answer } = await attemptAloud(call(unpublishGroup, { groupId }))
    setPending(false)
    setAsked(false)
    if (!answer) return
    showToast({ text: words.unpublished })
    onPublishing(answer)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/panel/practice/${groupId}`} variant="soft" size="compact">
        {words.see}
      </ButtonLink>
      <Button type="button" variant="outline" size="compact" onClick={() => setAsked(true)}>
        {words.unpublish}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.unpublishTitle}
        confirm={words.unpublish}
        cancel={actWords.cancel}
        pending={isPending}
        onConfirm={() => void unpublish()}
        onClose={() => setAsked(false)}
      >
        {words.unpublishText}
      </ConfirmDialog>
    </div>
  )
}
