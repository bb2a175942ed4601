import { stage as anyStage, type Stage } from '@arvand/contracts/careers'
import {
  closeJob,
  listApplicants,
  moveApplication,
  publishJob,
  showBoard,
  showCompanyJob,
} from '@arvand/contracts/panel/companies'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { emptyPage, hasMore, loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { jobStateTones, jobStateWords, stageWords } from '../careers/index.ts'
import type { Route } from './+types/board'
import { boardWords as words } from './words.ts'

const BoardColumns = laterPart(() => import('./board-columns.tsx'))

export async function loader({ context, url, params: { jobId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ job }, board] = await Promise.all([call(showCompanyJob, { jobId }), call(showBoard, { jobId })])
  const stage = anyStage.options.find((one) => one === url.searchParams.get('stage')) ?? null
  const columns = stage ? [] : await Promise.all(board.stages.map(columnOf))
  const list = stage ? await loadList(listApplicants, { context, url }, { with: { jobId } }) : null
  return { job, columns, list, stage }

  async function columnOf({ stage, count }: (typeof board.stages)[number]) {
    const first = count > 0 ? await call(listApplicants, { jobId, stage }) : emptyPage
    return { stage, count, items: first.items, hasMore: hasMore(first) }
  }
}

const ofJob = ({ params: { jobId = '' } }: SentForm) => ({ jobId })

export const action = formAction({
  publish: submitTo(publishJob, { with: ofJob, done: words.published }),
  close: submitTo(closeJob, { with: ofJob, done: words.closed }),
  move: submitTo(moveApplication, { done: words.moved }),
})

export const handle = {
  crumb: ({ job }: Route.ComponentProps['loaderData']) => job.title,
}
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titled(loaderData?.job.title ?? '') }]

/** A job with its applicants on a board of stages. */
export default function Board({ loaderData, actionData }: Route.ComponentProps) {
  const { job, columns, list, stage } = loaderData
  const base = `/panel/companies/${job.companyId}`
  return (
    <>
      <PageHead title={job.title}>
        <JobActs job={job} base={base} />
      </PageHead>
      <News answer={actionData} />
      {list && stage ? (
        <StageList base={base} jobId={job.id} page={list} stage={stage} />
      ) : columns.every(({ count }) => count === 0) ? (
        <EmptyState title={words.noneYet} level={2}>
          {words.noneYetText}
        </EmptyState>
      ) : (
        <BoardColumns columns={columns} base={base} jobId={job.id} />
      )}
    </>
  )
}

const News = ({ answer }: { answer: FormAnswer | undefined }) => (
  <div className="pb-4 empty:hidden">
    <LoneNews answer={answerFor(answer, 'publish') ?? answerFor(answer, 'close')} />
  </div>
)

type Loaded = Route.ComponentProps['loaderData']

function JobActs({ job, base }: Pick<Loaded, 'job'> & { base: string }) {
  const { id, slug, state } = job
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Badge tone={jobStateTones[state]}>{jobStateWords[state]}</Badge>
      <ButtonLink to={`${base}/jobs/${id}/edit`} variant="outline" size="compact">
        {words.edit}
      </ButtonLink>
      {state === 'draft' ? null : (
        <ButtonLink to={`/jobs/${slug}`} variant="outline" size="compact">
          {words.page}
        </ButtonLink>
      )}
      {state === 'open' || state === 'expired' ? (
        <ActionForm
          intent="close"
          to={closeJob}
          submit={words.close}
          button={{ variant: 'outline', size: 'compact' }}
          className="contents"
        />
      ) : (
        <ActionForm
          intent="publish"
          to={publishJob}
          submit={state === 'draft' ? words.publish : words.reopen}
          button={{ size: 'compact' }}
          className="contents"
        />
      )}
    </span>
  )
}

interface StageListProps {
  readonly base: string
  readonly jobId: string
  readonly stage: Stage
  readonly page: NonNullable<Loaded['list']>
}

/** All applicants at one stage. */
const StageList = ({ base, jobId, stage, page }: StageListProps) => (
  <div className="grid gap-5">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-21 font-heading">{stageWords[stage]}</h2>
      <ButtonLink to={`${base}/jobs/${jobId}`} variant="outline" size="compact">
        {words.all}
      </ButtonLink>
    </div>
    <PagedList
      page={page}
      label={stageWords[stage]}
      empty={{ title: words.empty }}
      row={({ id, name, headline, at }) => (
        <ListRow
          key={id}
          to={`${base}/applications/${id}`}
          title={name}
          note={headline}
          end={<span className="text-14 text-muted">{formatDay(dayAt(at))}</span>}
        />
      )}
    />
  </div>
)
