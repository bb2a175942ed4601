import {
  type ImportOutcome,
  importOutcome,
  importPeople,
  showPeopleImport,
} from '@arvand/contracts/panel/people-import'
import { showSecurity } from '@arvand/contracts/panel/security'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { useWatch } from '../../../shell/use-watch.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ProofFields, proveAgain } from '../../identity/index.ts'
import { peopleWords } from '../words.ts'
import type { Route } from './+types/report'
import { importWords as words } from './words.ts'

export async function loader({ context, params: { importId }, url }: Route.LoaderArgs) {
  const [page, { reauthenticatedUntil, secondFactor }] = await Promise.all([
    loadList(showPeopleImport, { context, url }, { with: { importId } }),
    callerOf(context)(showSecurity, {}),
  ])
  const proof = { isProved: reauthenticatedUntil !== null, hasFactor: secondFactor.onSince !== null }
  return { ...page, proof }
}

const begin = submitTo(importPeople, {
  with: ({ params: { importId = '' } }) => ({ importId }),
  done: words.begun,
})

export const action = formAction({
  begin: async (sent) => (sent.form.has('teaches') ? await proveAgain(sent) : null) ?? begin(sent),
})

export const handle = {
  crumb: [
    { label: peopleWords.title, to: '/manage/people' },
    { label: words.title, to: '/manage/people/import' },
    { label: words.reportTitle },
  ],
}
export const meta = () => [{ title: titled(words.reportTitle) }]

const tones: Readonly<Record<ImportOutcome, Tone>> = {
  ready: 'accent',
  made: 'success',
  hasAccount: 'neutral',
  nameWrong: 'danger',
  notMobile: 'danger',
  emailWrong: 'danger',
  repeated: 'neutral',
}

type Line = Route.ComponentProps['loaderData']['items'][number]

/** What would become of a table of people, then how far its accounts are made. */
export default function ImportReport({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { import: shown, proof } = loaderData
  const { counts, state, teachers } = shown
  const isWorking = state === 'importing'
  useWatch(isWorking)
  const found = importOutcome.options.filter((one) => counts[one] > 0)
  const all = counts.ready + counts.made
  const answer = answerFor(actionData, 'begin')
  return (
    <>
      <PageHead title={words.reportTitle} />
      <div className="grid grid-cols-1 gap-5">
        <Card>
          {state === 'checked' ? (
            <p role="status" className="text-16">
              {counts.ready > 0 ? words.would(formatNumber(counts.ready)) : words.nobody}
            </p>
          ) : (
            <ProgressBar
              label={<span role="status">{isWorking ? words.working : words.done}</span>}
              share={all === 0 ? 100 : (counts.made * 100) / all}
              band={isWorking ? 'primary' : 'success'}
              note={words.doneOf(formatNumber(counts.made), formatNumber(all))}
            />
          )}
          <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
            {found.map((one) => (
              <div key={one} className="grid content-start gap-0.5">
                <dt className="text-14 text-muted">{words.outcomes[one]}</dt>
                <dd className="text-21 font-display">{formatNumber(counts[one])}</dd>
              </div>
            ))}
          </dl>
          {state === 'checked' && counts.ready > 0 ? (
            <ActionForm
              intent="begin"
              to={importPeople}
              answer={answer}
              carry={teachers > 0 ? { teaches: 'yes' } : {}}
              submit={words.begin(formatNumber(counts.ready))}
              className="mt-5 grid max-w-xl gap-3"
            >
              {teachers > 0 ? (
                <p className="text-14 text-muted">{words.teachers(formatNumber(teachers))}</p>
              ) : null}
              {teachers > 0 && !proof.isProved ? (
                <ProofFields hasFactor={proof.hasFactor} answer={answer} />
              ) : null}
            </ActionForm>
          ) : null}
        </Card>
        <PagedList
          page={loaderData}
          label={words.lines}
          filters={[
            {
              kind: 'chips',
              name: 'outcome',
              label: words.lines,
              all: words.all,
              options: found.map((value) => ({ value, title: words.outcomes[value] })),
            },
          ]}
          empty={{ title: words.nothing }}
          nothing={{ title: words.nothing }}
          order={words.order}
          row={(line) => <ImportedLine key={line.line} {...line} />}
        />
        <div>
          <ButtonLink to="/manage/people/import" variant="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** A line as it was read, and what became of it; a person who has an account is a link. */
function ImportedLine({ line, name, given, mobile, email, teaches, personId, outcome }: Line) {
  return (
    <ListRow
      {...(personId ? { to: `/manage/people/${personId}` } : {})}
      title={<span className="wrap-anywhere">{name || words.noName}</span>}
      note={
        <span className="flex flex-wrap gap-x-3">
          <span>{words.line(localDigits(line))}</span>
          <bdi dir="ltr" className="wrap-anywhere">
            {mobile ? formatMobile(mobile) : given}
          </bdi>
          {email ? (
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
          ) : null}
          {teaches ? <span>{words.teacher}</span> : null}
        </span>
      }
      end={<Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>}
    />
  )
}
