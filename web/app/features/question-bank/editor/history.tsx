import type { Question } from '@arvand/contracts/questions'
import { listQuestionVersions, showQuestionVersion } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { historyWords as words } from '../words.ts'
import { Comparison } from './comparison.tsx'

interface HistoryProps {
  readonly questionId: string
  /** The newest version; 0 while there is none. */
  readonly version: number
  readonly draft: Question
  readonly onRestore: (question: Question) => void
}

/** The versions of a question; two of them can be compared, and each can come back into the draft. */
export function History({ questionId, version, draft, onRestore }: HistoryProps) {
  const list = useList(`${questionId} ${version}`, (cursor) =>
    call(listQuestionVersions, { questionId, ...cursor }),
  )
  const [compared, setCompared] = useState<number | null>(null)
  const restore = async (of: number) => {
    const { answer } = await attemptAloud(call(showQuestionVersion, { questionId, version: of }))
    if (!answer) return
    const before = draft
    onRestore(answer.question)
    showToast({
      tone: 'success',
      text: words.restored(localDigits(of)),
      action: { label: words.undo, onAction: () => onRestore(before) },
    })
  }
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-4">
      <h2 className="text-17 font-title">{words.title}</h2>
      <BrowserList list={list} empty={{ title: words.empty, text: words.emptyText }}>
        {(items) => (
          <ol className="grid grid-cols-1 gap-1">
            {items.map((item) => {
              const number = localDigits(item.version)
              return (
                <li key={item.version} className="relative border-s-2 border-line ps-4 pb-3">
                  <span
                    aria-hidden="true"
                    className={`absolute -start-[7px] top-2 size-3 rounded-full border-2 ${item.version === version ? 'border-primary-600 bg-primary-600' : 'border-edge bg-surface'}`}
                  />
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="text-15 font-label">{words.version(number)}</span>
                    {item.version === version ? <Badge tone="primary">{words.newest}</Badge> : null}
                    <span className="ms-auto text-14 text-muted">{formatDateTime(item.at)}</span>
                  </p>
                  <p className="text-14 text-muted">{item.by}</p>
                  <p className="-ms-4 flex flex-wrap">
                    {item.version > 1 ? (
                      <Button
                        type="button"
                        variant="quiet"
                        size="compact"
                        aria-label={words.compareOf(number)}
                        onClick={() => setCompared(item.version)}
                      >
                        {words.compare}
                      </Button>
                    ) : null}
                    <Button
                      type="button"
                      variant="quiet"
                      size="compact"
                      aria-label={words.restoreOf(number)}
                      onClick={() => void restore(item.version)}
                    >
                      {words.restore}
                    </Button>
                  </p>
                </li>
              )
            })}
          </ol>
        )}
      </BrowserList>
      {version > 0 ? (
        <Comparison
          key={`${version} ${compared}`}
          questionId={questionId}
          version={version}
          draft={draft}
          compared={compared}
        />
      ) : null}
    </section>
  )
}
