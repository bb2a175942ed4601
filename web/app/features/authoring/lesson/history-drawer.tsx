import type { LessonContent } from '@arvand/contracts/lesson-content'
import { listLessonVersions, restoreLesson, showLessonVersion } from '@arvand/contracts/teacher/lessons'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { RichText } from '../../rich-text/index.ts'
import { lessonWords as words } from '../words.ts'

interface HistoryProps {
  readonly open: boolean
  readonly lessonId: string
  readonly version: number
  readonly onClose: () => void
  readonly onRestored: (title: string, content: LessonContent, version: number, when: string) => void
}

/** Stored versions of a lesson, in a drawer; each can be viewed and restored. */
export function HistoryDrawer({ open, onClose, ...rest }: HistoryProps) {
  return (
    <Drawer open={open} title={words.history} onClose={onClose}>
      <Versions {...rest} />
    </Drawer>
  )
}

function Versions({ lessonId, version, onRestored }: Omit<HistoryProps, 'open' | 'onClose'>) {
  const list = useList(lessonId, (cursor) => call(listLessonVersions, { lessonId, ...cursor }))
  const [seen, setSeen] = useState<{ version: number; content: LessonContent } | null>(null)
  const see = async (of: number) => {
    const { answer } = await attemptAloud(call(showLessonVersion, { lessonId, version: of }))
    if (answer) setSeen({ version: of, content: answer.content })
  }
  const restore = async (of: number) => {
    const kept = await attemptAloud(call(showLessonVersion, { lessonId, version: of }))
    if (kept.refusal) return
    const { answer } = await attemptAloud(call(restoreLesson, { lessonId, version: of, over: version }))
    if (!answer) return
    showToast({ tone: 'success', text: words.restored })
    onRestored(kept.answer.title, kept.answer.content, answer.version, answer.savedAt)
  }
  return (
    <div className="grid gap-4">
      <BrowserList list={list} empty={{ title: words.historyEmpty }} loading={<Spinner />}>
        {(items) => (
          <ol className="grid gap-3">
            {items.map((item) => (
              <li key={item.version} className="rounded-option border border-line p-3 text-ink">
                <p className="flex flex-wrap items-center gap-2 text-15 font-label">
                  {formatDateTime(item.savedAt)}
                  {item.version === version ? <Badge tone="success">{words.now}</Badge> : null}
                </p>
                <p className="text-14 text-muted">
                  {words.historyBy(item.savedBy, formatNumber(item.words))}
                </p>
                {item.version === version ? null : (
                  <p className="flex flex-wrap gap-2 pt-2">
                    <Button
                      type="button"
                      variant="quiet"
                      size="compact"
                      onClick={() => void see(item.version)}
                    >
                      {words.see}
                    </Button>
                    <Button
                      type="button"
                      variant="outline"
                      size="compact"
                      onClick={() => void restore(item.version)}
                    >
                      {words.restore}
                    </Button>
                  </p>
                )}
                {seen?.version === item.version ? (
                  <div className="mt-3 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 text-14">
                    <p className="pb-2 font-label">{item.title}</p>
                    <RichText text={seen.content.body} idPrefix={`version-${item.version}-`} />
                  </div>
                ) : null}
              </li>
            ))}
          </ol>
        )}
      </BrowserList>
    </div>
  )
}
