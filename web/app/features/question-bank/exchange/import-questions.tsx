import { sheetTemplate } from '@arvand/contracts/question-sheet'
import { readQuestionFile } from '@arvand/contracts/teacher/question-exchange'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { buttonClasses } from '../../../ui/button-variant.ts'
import { Card } from '../../../ui/card.tsx'
import { laterPart } from '../../../ui/lazy-part.tsx'
import type { Route } from './+types/import-questions'
import { importWords as words } from './words.ts'

/** A small table that spreadsheet programs open as UTF-8. */
const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${sheetTemplate.map((row) => row.join(',')).join('\r\n')}`)}`

/** Drawn by the server; what uploads a file loads when the page hydrates. */
const FileForm = laterPart(async () => ({ default: (await import('./file-form.tsx')).FileForm }))

export const action = formAction({
  read: submitTo(readQuestionFile, {
    done: ({ exchangeId }) => redirect(`/teach/question-bank/exchange/${exchangeId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ImportQuestions({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <FileForm answer={answerFor(actionData, 'read')} />
        </Card>
        <Card title={words.formats}>
          <dl className="grid gap-3.5">
            {words.formatNotes.map(({ name, note }) => (
              <div key={name}>
                <dt className="text-15 font-label">
                  <bdi>{name}</bdi>
                </dt>
                <dd className="text-14 text-muted">{note}</dd>
              </div>
            ))}
          </dl>
          <a
            href={templateHref}
            download="questions.csv"
            className={`mt-4 ${buttonClasses({ variant: 'outline', size: 'compact' })}`}
          >
            {words.template}
          </a>
          <div className="mt-5 grid gap-4">
            {words.samples.map(({ name, text }) => (
              <figure key={name} className="grid gap-1.5">
                <figcaption className="text-14 text-muted">{name}</figcaption>
                {/* Not a `pre`, which reads from the left. */}
                <p className="rounded-option bg-sunken px-4 py-3 text-14 leading-relaxed whitespace-pre-wrap">
                  {text}
                </p>
              </figure>
            ))}
          </div>
        </Card>
      </div>
    </>
  )
}
