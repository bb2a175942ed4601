import type { QuestionReport } from '@arvand/contracts/teacher/question-exchange'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../../ui/alert.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { namedKindOf, questionKinds } from '../../questions/index.ts'
import { lossWords, unreadWords, exchangeWords as words } from './words.ts'

interface ReportProps {
  readonly report: QuestionReport
  readonly direction: 'import' | 'export'
  /** Some questions came, so that it is worth saying that all did. */
  readonly isFine: boolean
}

/** What did not come or was not written, with its place. */
export const Report = ({ report, direction, isFine }: ReportProps) => (
  <>
    {report.unreadCount > 0 ? <Unread report={report} direction={direction} /> : null}
    {report.unreadCount === 0 && isFine ? <Alert tone="success">{words.allRead[direction]}</Alert> : null}
    {report.losses.length > 0 ? <Losses report={report} direction={direction} /> : null}
  </>
)

type Part = Pick<ReportProps, 'report' | 'direction'>

function Unread({ report: { unread, unreadCount }, direction }: Part) {
  const title = words.unread[direction]
  const more = unreadCount - unread.length
  return (
    <section className="grid gap-3">
      <h2 className="text-18 font-title">
        {title} <span className="text-15 text-muted">({words.counted(formatNumber(unreadCount))})</span>
      </h2>
      <List label={title}>
        {unread.map(({ number, line, name, reason, subject }) => (
          <ListRow
            key={number}
            title={<span dir="auto">{name || placeOf(number, line)}</span>}
            note={
              <>
                {name ? <span className="text-ink">{placeOf(number, line)}: </span> : null}
                {unreadWords[reason]}
                {subject ? (
                  <>
                    {' '}
                    <bdi>«{labelOf(subject)}»</bdi>
                  </>
                ) : null}
              </>
            }
          />
        ))}
      </List>
      {more > 0 ? <p className="text-14 text-muted">{words.unreadMore(formatNumber(more))}</p> : null}
    </section>
  )
}

/** The subject of a question that is not written is its kind. */
function labelOf(subject: string): string {
  const found = questionKinds.find(({ kind }) => kind === subject)
  return found ? namedKindOf(found.kind).label : subject
}

const placeOf = (number: number, line: number | null): string =>
  words.place(localDigits(number), line === null ? null : localDigits(line))

function Losses({ report: { losses }, direction }: Part) {
  const title = words.losses[direction]
  return (
    <section className="grid gap-3">
      <h2 className="text-18 font-title">{title}</h2>
      <ul aria-label={title} className="grid grid-cols-1 gap-2">
        {losses.map(({ reason, questions, places }) => (
          <li key={reason}>
            <Fold
              variant="soft"
              label={
                <>
                  {lossWords[reason]}
                  <span className="text-muted">{words.lossCount(formatNumber(questions))}</span>
                </>
              }
            >
              <List label={lossWords[reason]}>
                {places.map(({ number, line, name, subject }) => (
                  <ListRow
                    key={`${number} ${subject}`}
                    title={<span dir="auto">{name || placeOf(number, line)}</span>}
                    note={
                      <>
                        {placeOf(number, line)}
                        {subject ? (
                          <>
                            : <bdi className="wrap-anywhere">{subject}</bdi>
                          </>
                        ) : null}
                      </>
                    }
                  />
                ))}
              </List>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
}
