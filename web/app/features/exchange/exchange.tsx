import { cancelExchange, showExchange, type ToldReport } from '@arvand/contracts/teacher/exchange'
import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { useWatch } from '../../shell/use-watch.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Route } from './+types/exchange'
import { isInProgress, nameOf, StateBadge } from './exchange-state.tsx'
import { originOf, reasonOf, exchangeWords as words } from './words.ts'

export const loader = ({ context, params: { exchangeId } }: Route.LoaderArgs) =>
  callerOf(context)(showExchange, { exchangeId })

export const action = formAction({
  cancel: submitTo(cancelExchange, {
    with: ({ params: { exchangeId = '' } }) => ({ exchangeId }),
    done: () => ({}),
  }),
})

export const handle = { crumb: ({ exchange }: Route.ComponentProps['loaderData']) => nameOf(exchange) }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? nameOf(loaderData.exchange) : words.title) },
]

export default function Exchange({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { exchange, report, link } = loaderData
  useWatch(isInProgress(exchange))
  return (
    <>
      <PageHead title={<span dir="auto">{nameOf(exchange)}</span>} lead={words.direction[exchange.direction]}>
        <StateBadge state={exchange.state} />
      </PageHead>
      <div className="grid gap-5">
        {isInProgress(exchange) ? (
          <Card>
            <ProgressBar label={words.progress} share={exchange.percent} note={words.leave} />
            <div className="mt-5">
              <ActionForm
                intent="cancel"
                answer={answerFor(actionData, 'cancel')}
                submit={words.cancel}
                button={{ variant: 'outline', size: 'compact' }}
              />
            </div>
          </Card>
        ) : null}
        {exchange.trouble ? <Alert tone="danger">{exchange.trouble}</Alert> : null}
        {exchange.state === 'cancelled' ? <Alert tone="info">{words.cancelled}</Alert> : null}
        {exchange.state === 'done' && exchange.direction === 'export' ? <Download link={link} /> : null}
        {report ? <Report report={report} courseId={exchange.course?.id ?? null} /> : null}
      </div>
    </>
  )
}

function Download({ link }: { link: string | null }) {
  if (link === null) return <Alert tone="info">{words.gone}</Alert>
  return (
    <Card>
      <p className="pb-4 text-15 text-muted">{words.takeLead}</p>
      <a href={link} download className={buttonClasses({})}>
        {words.download}
      </a>
    </Card>
  )
}

function Report({ report, courseId }: { report: ToldReport; courseId: string | null }) {
  const { lessons, leftOut, files, questions = 0 } = report
  return (
    <>
      {courseId === null ? null : (
        <>
          <Card title={words.cameIn}>
            <p className="mb-4 text-15 text-muted">
              {words.lessonsAndFiles(formatNumber(lessons.length), formatNumber(files))}
            </p>
            {questions > 0 ? (
              <p className="mb-4 text-15 text-muted">{words.questions(formatNumber(questions))}</p>
            ) : null}
            <ButtonLink to={`/teach/courses/${courseId}`}>{words.openCourse}</ButtonLink>
          </Card>
          <BySection label={words.cameIn} of={lessons}>
            {({ title, kind, was, joined = [] }, key) => (
              <ListRow
                key={key}
                title={<span dir="auto">{title}</span>}
                note={`${fromTo(was, kind)}${joined.length > 0 ? `، ${words.joined} ${joined.map((one) => `«${one}»`).join('، ')}` : ''}`}
              />
            )}
          </BySection>
        </>
      )}
      <h2 className="text-18 font-title">{words.leftOut}</h2>
      {leftOut.length === 0 ? (
        <Alert tone="success">{words.allCame}</Alert>
      ) : (
        <BySection label={words.leftOut} of={leftOut}>
          {({ title, was, within, ...why }, key) => (
            <ListRow
              key={key}
              title={<span dir="auto">{title || originOf(was)}</span>}
              note={`${originOf(was)}${within && within !== title ? `، ${words.within} «${within}»` : ''}: ${reasonOf(why)}`}
            />
          )}
        </BySection>
      )}
    </>
  )
}

interface BySectionProps<Item> {
  readonly label: string
  readonly of: readonly Item[]
  readonly children: (item: Item, key: number) => ReactNode
}

// Up to this many rows are shown as one list; longer reports are folded by section.
const fewRows = 30

/** The rows of a report: one list when it is short, else folded section by section. */
function BySection<Item extends { readonly section?: string | undefined }>({
  label,
  of,
  children,
}: BySectionProps<Item>) {
  if (of.length <= fewRows) return <List label={label}>{of.map(children)}</List>
  return (
    <section aria-label={label} className="grid gap-3">
      {[...Map.groupBy(of, ({ section }) => section ?? '')].map(([section, items]) => {
        const name = section || words.noSection
        return (
          <Fold
            key={section}
            variant="soft"
            label={
              <>
                <span dir="auto">{name}</span>
                <span className="text-muted">{words.items(formatNumber(items.length))}</span>
              </>
            }
          >
            <List label={`${label}: ${name}`}>{items.map(children)}</List>
          </Fold>
        )
      })}
    </section>
  )
}

const fromTo = (was: string, kind: string): string =>
  originOf(was) === originOf(kind) ? originOf(was) : `${originOf(was)} ← ${originOf(kind)}`
