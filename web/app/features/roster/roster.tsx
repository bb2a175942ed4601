import {
  cancelRoster,
  importRoster,
  rosterFile,
  rosterOutcome,
  showRoster,
} from '@arvand/contracts/panel/manage-roster'
import { showSecurity } from '@arvand/contracts/panel/security'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { useWatch } from '../../shell/use-watch.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ProofFields, proveAgain } from '../identity/index.ts'
import type { Route } from './+types/roster'
import { isInProgress, type RosterImport, StateBadge } from './roster-state.tsx'
import { rosterWords as words } from './words.ts'

export async function loader({ context, params: { importId }, url }: Route.LoaderArgs) {
  const [page, { reauthenticatedUntil, secondFactor }] = await Promise.all([
    loadList(showRoster, { context, url }, { with: { importId } }),
    callerOf(context)(showSecurity, {}),
  ])
  return {
    ...page,
    proof: { isProved: reauthenticatedUntil !== null, hasFactor: secondFactor.onSince !== null },
  }
}

const ofPage = {
  with: ({ params: { importId = '' } }: { params: Readonly<Record<string, string>> }) => ({ importId }),
}
const begin = submitTo(importRoster, { ...ofPage, done: words.begun })

export const action = formAction({
  begin: async (sent) => (sent.form.has('teaches') ? await proveAgain(sent) : null) ?? begin(sent),
  cancel: submitTo(cancelRoster, { ...ofPage, done: words.cancelDone }),
})

export const handle = { crumb: [{ label: words.title, to: '/manage/roster' }, { label: words.reportTitle }] }
export const meta = () => [{ title: titled(words.reportTitle) }]

const tones: Readonly<Record<keyof typeof words.outcomes, Tone>> = {
  ready: 'accent',
  found: 'accent',
  there: 'neutral',
  later: 'warning',
  wrong: 'danger',
  made: 'success',
}

/** What would become of a school’s roster, then how far it is imported. */
export default function Roster({ loaderData, ...page }: Route.ComponentProps) {
  const answer = useLastAnswer(page.actionData)
  const { import: shown, proof } = loaderData
  useWatch(isInProgress(shown))
  const found = rosterOutcome.options.filter((one) => shown.counts[one] > 0)
  return (
    <>
      <PageHead
        title={words.reportTitle}
        lead={
          <bdi dir="auto" className="wrap-anywhere">
            {shown.fileName}
          </bdi>
        }
      >
        <StateBadge state={shown.state} />
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        {shown.trouble ? <Alert tone="danger">{shown.trouble}</Alert> : null}
        {shown.state === 'cancelled' ? <Alert tone="info">{words.cancelled}</Alert> : null}
        <Card {...(shown.version ? { title: words.version(localDigits(shown.version)) } : {})}>
          <Progress shown={shown} proof={proof} answer={answer} />
          <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
            {found.map((one) => (
              <div key={one} className="grid content-start gap-0.5">
                <dt className="text-14 text-muted">{words.outcomes[one]}</dt>
                <dd className="text-21 font-display">{formatNumber(shown.counts[one])}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {found.length > 0 ? <Rows page={loaderData} found={found} /> : null}
        <div>
          <ButtonLink to="/manage/roster" variant="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

interface ProgressProps {
  readonly shown: RosterImport
  readonly proof: Route.ComponentProps['loaderData']['proof']
  readonly answer: FormAnswer | undefined
}

function Progress({ shown, proof, answer }: ProgressProps) {
  const { counts, state, teachers } = shown
  const waiting = counts.ready + counts.found
  const done = counts.made + counts.there
  const began = answerFor(answer, 'begin')
  return (
    <div className="grid gap-4">
      {state === 'waiting' || state === 'reading' ? <p role="status">{words.reading}</p> : null}
      {state === 'checked' ? (
        <p role="status" className="text-16">
          {waiting > 0 ? words.would(formatNumber(waiting)) : words.nobody}
        </p>
      ) : null}
      {state === 'importing' || state === 'done' ? (
        <ProgressBar
          label={<span role="status">{state === 'done' ? words.done : words.working}</span>}
          share={state === 'done' ? 100 : (done * 100) / Math.max(1, done + waiting)}
          band={state === 'done' ? 'success' : 'primary'}
          note={words.doneOf(formatNumber(done), formatNumber(done + waiting))}
        />
      ) : null}
      {state === 'checked' && waiting > 0 ? (
        <ActionForm
          intent="begin"
          to={importRoster}
          answer={began}
          carry={teachers > 0 ? { teaches: 'yes' } : {}}
          submit={words.begin(formatNumber(waiting))}
          className="grid max-w-xl gap-3"
        >
          {teachers > 0 ? (
            <p className="text-14 text-muted">{words.teachers(formatNumber(teachers))}</p>
          ) : null}
          {teachers > 0 && !proof.isProved ? (
            <ProofFields hasFactor={proof.hasFactor} answer={began} />
          ) : null}
        </ActionForm>
      ) : (
        <AnswerNews answer={began} />
      )}
      {isInProgress(shown) ? (
        <ActionForm
          intent="cancel"
          to={cancelRoster}
          answer={answerFor(answer, 'cancel')}
          submit={words.cancel}
          button={{ variant: 'outline', size: 'compact' }}
        />
      ) : null}
    </div>
  )
}

interface RowsProps {
  readonly page: Route.ComponentProps['loaderData']
  readonly found: readonly (keyof typeof words.outcomes)[]
}

const Rows = ({ page, found }: RowsProps) => (
  <PagedList
    page={page}
    label={words.rows}
    filters={[
      {
        kind: 'chips',
        name: 'outcome',
        label: words.rows,
        all: words.allOutcomes,
        options: found.map((value) => ({ value, title: words.outcomes[value] })),
      },
      {
        kind: 'select',
        name: 'file',
        label: words.whichFile,
        all: words.allFiles,
        options: rosterFile.options.map((value) => ({ value, label: words.files[value] })),
      },
    ]}
    empty={{ title: words.nothing }}
    nothing={{ title: words.nothing }}
    order={words.order}
    row={({ file, line, sourcedId, title, outcome, problem }) => (
      <ListRow
        key={`${file}-${line}-${sourcedId}`}
        title={
          <bdi dir="auto" className="wrap-anywhere">
            {title || words.noTitle}
          </bdi>
        }
        note={
          <span className="flex flex-wrap gap-x-3">
            <span>{words.place(words.files[file], localDigits(line))}</span>
            {sourcedId ? (
              <bdi dir="ltr" className="wrap-anywhere">
                {sourcedId}
              </bdi>
            ) : null}
            {problem ? <span>{words.problems[problem]}</span> : null}
          </span>
        }
        end={<Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>}
      />
    )}
  />
)
