import { companyState } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import {
  acceptCompany,
  acceptCompanyChange,
  listCompanyChanges,
  listManagedCompanies,
  refuseCompanyChange,
  returnCompany,
} from '@arvand/contracts/panel/manage-careers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { sizeWords } from '../careers/index.ts'
import type { Route } from './+types/manage-companies'
import { CompanyChanges } from './company-changes.tsx'
import { changeWords, fieldWords, manageWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [page, { items: changes }] = await Promise.all([
    loadList(listManagedCompanies, args, { start: { state: 'waiting' } }),
    callerOf(args.context)(listCompanyChanges, {}),
  ])
  return { ...page, changes }
}

export const action = formAction({
  accept: submitTo(acceptCompany, { done: words.accepted }),
  return: submitTo(returnCompany, { done: words.returned }),
  acceptChange: submitTo(acceptCompanyChange, { done: changeWords.accepted }),
  refuseChange: submitTo(refuseCompanyChange, { done: changeWords.refused }),
})

export const meta = () => [{ title: titled(words.title) }]

/** Companies that wait for a manager, and those that were decided. */
export default function ManageCompanies({ loaderData, actionData }: Route.ComponentProps) {
  const { query, changes } = loaderData
  const showsChanges = query.chosen.state === 'waiting' && !query.filter.onlyId && changes.length > 0
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.tabs,
              options: companyState.options.map((value) => ({ value, title: words.states[value] })),
            },
          ]}
          // A company that was decided leaves the list, so the message of success stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[query.chosen.state] }}
        >
          {(companies) =>
            companies.map((company) => (
              <CompanyCard
                key={company.id}
                company={company}
                now={query.now}
                answer={actionData?.values?.companyId === company.id ? actionData : undefined}
              />
            ))
          }
        </PagedList>
        {showsChanges ? <CompanyChanges changes={changes} now={query.now} answer={actionData} /> : null}
      </div>
    </>
  )
}

interface CompanyCardProps {
  readonly company: Answer<typeof listManagedCompanies>['items'][number]
  readonly now: number
  readonly answer: FormAnswer | undefined
}

function CompanyCard({ company, now, answer }: CompanyCardProps) {
  const { id, slug, name, field, city, size, website, about, state, reason } = company
  const carry = { companyId: id }
  const site = website ? <bdi dir="ltr">{website}</bdi> : null
  return (
    <Card
      title={state === 'accepted' ? <TextLink to={`/companies/${slug}`}>{name}</TextLink> : name}
      aside={
        <span className="text-14 text-muted">
          {company.proposedBy ? `${words.by(company.proposedBy)}، ` : ''}
          <TimeAgo at={company.proposedAt} now={now} />
        </span>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-[46rem] text-15 whitespace-pre-line wrap-anywhere">{about}</p>
        <div className="max-w-md">
          <FactList
            facts={[
              [fieldWords.field, field],
              [fieldWords.city, city],
              [fieldWords.size, sizeWords[size]],
              [fieldWords.website, site],
            ]}
          />
        </div>
        {reason ? (
          <p className="rounded-option bg-sunken px-4.5 py-3 text-15 wrap-anywhere">
            <span className="text-muted">{words.reasonWas}</span> {reason}
          </p>
        ) : null}
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
          {state === 'accepted' ? null : (
            <ActionForm
              intent="accept"
              to={acceptCompany}
              answer={answerFor(answer, 'accept')}
              carry={carry}
              submit={words.accept}
              button={{ size: 'compact' }}
              className="grid gap-3"
            />
          )}
          {state === 'returned' ? null : (
            <ReasonForm
              intent="return"
              to={returnCompany}
              answer={answerFor(answer, 'return')}
              carry={carry}
              label={words.sendBack}
              submit={words.send}
              does="outline"
              reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
