import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import { answerFor, type FormAnswer, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/exchange'
import { isUnderWay, nameOf, StateBadge } from './exchange-state.tsx'
import { useWatch } from './use-watch.ts'
import { originOf, reasonWords, exchangeWords as words } from './words.ts'

export const loader = ({ context, params: { exchangeId } }: Route.LoaderArgs) =>
  apiOf(context).teacher('exchange/show', { exchangeId })

export async function action({ context, request, params: { exchangeId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { refusal } = await attempt(actionApiOf(context).teacher('exchange/cancel', { exchangeId }))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'cancel' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? nameOf(loaderData.exchange) : words.title) },
]

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const { exchange, report, link } = loaderData
  useWatch(isUnderWay(exchange))
  return (
    <>
      <Breadcrumb crumbs={[{ label: words.title, to: '/teach/exchange' }]} here={nameOf(exchange)} />
      <PageHead title={<span dir="auto">{nameOf(exchange)}</span>} lead={words.direction[exchange.direction]}>
        <StateBadge state={exchange.state} />
      </PageHead>
      <div className="grid gap-5">
        {isUnderWay(exchange) ? (
          <Card>
            <ProgressBar label={words.progress} share={exchange.percent} note={words.leave} />
            <div className="mt-5">
              <ActionForm
                intent="cancel"
                answer={answerFor(actionData, 'cancel')}
                submit={words.cancel}
                pending={words.cancelling}
                button={{ look: 'outline', size: 'compact' }}
              />
            </div>
          </Card>
        ) : null}
        {exchange.trouble ? <Alert tone="danger">{exchange.trouble}</Alert> : null}
        {exchange.state === 'cancelled' ? <Alert tone="info">{words.cancelled}</Alert> : null}
        {exchange.state === 'done' && exchange.direction === 'export' ? <Download link={link} /> : null}
        {report && exchange.course ? <Report report={report} courseId={exchange.course.id} /> : null}
      </div>
    </>
  )
}

function Download({ link }: { link: string | null }) {
  if (link === null) return <Alert tone="info">{words.gone}</Alert>
  return (
    <Card>
      <p className="pb-4 text-15 text-muted">{words.takeLead}</p>
      <a href={link} download className={buttonLook({})}>
        {words.download}
      </a>
    </Card>
  )
}

function Report({ report, courseId }: { report: ExchangeReport; courseId: string }) {
  const { lessons, leftOut, files } = report
  return (
    <>
      <Card title={words.cameIn}>
        <p className="mb-4 text-15 text-muted">
          {words.lessonsAndFiles(formatNumber(lessons.length), formatNumber(files))}
        </p>
        <ButtonLink to={`/teach/courses/${courseId}`}>{words.openCourse}</ButtonLink>
      </Card>
      {lessons.length === 0 ? (
        <EmptyState title={words.nothingCame} />
      ) : (
        <List label={words.cameIn}>
          {lessons.map(({ title, kind, was }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and two lessons may have one name
            <ListRow key={at} title={<span dir="auto">{title}</span>} note={fromTo(was, kind)} />
          ))}
        </List>
      )}
      <h2 className="text-18 font-title">{words.leftOut}</h2>
      {leftOut.length === 0 ? (
        <Alert tone="success">{words.allCame}</Alert>
      ) : (
        <List label={words.leftOut}>
          {leftOut.map(({ title, was, reason, within }, at) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and two parts may have one name
              key={at}
              title={<span dir="auto">{title || originOf(was)}</span>}
              note={`${originOf(was)}${within ? `، ${words.within} «${within}»` : ''}: ${reasonWords[reason]}`}
            />
          ))}
        </List>
      )}
    </>
  )
}

const fromTo = (was: string, kind: string): string =>
  originOf(was) === originOf(kind) ? originOf(was) : `${originOf(was)} ← ${originOf(kind)}`
