import type { Answer } from '@arvand/contracts/endpoint'
import { examsReadinessErrors } from '@arvand/contracts/errors/exams-readiness'
import type { showQuestionExchange } from '@arvand/contracts/teacher/question-exchange'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { exchangeWords as words } from './words.ts'

interface PreviewProps {
  readonly preview: Answer<typeof showQuestionExchange>['preview']
  readonly questions: number
}

/** The first questions that would come in. */
export function Preview({ preview, questions }: PreviewProps) {
  const title = preview.length < questions ? words.previewFirst(formatNumber(preview.length)) : words.preview
  return (
    <section className="grid gap-3">
      <h2 className="text-18 font-title">{title}</h2>
      <List label={title}>
        {preview.map(({ kind, excerpt, category, tags, whyNotAsk }, at) => {
          const { icon, label } = namedKindOf(kind)
          return (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is what a file holds, in its order
              key={at}
              start={<Icon of={icon} className="shrink-0 text-primary-700" />}
              title={
                <span dir="auto" className="line-clamp-2 wrap-anywhere">
                  {excerpt || words.withoutText}
                </span>
              }
              note={
                <>
                  {[label, category.join(' › '), ...tags].filter(Boolean).join(' · ')}
                  {whyNotAsk ? (
                    <span className="block text-warning-700">{examsReadinessErrors[whyNotAsk].sentence}</span>
                  ) : null}
                </>
              }
              end={whyNotAsk ? <Badge tone="warning">{words.draft}</Badge> : null}
            />
          )
        })}
      </List>
    </section>
  )
}
