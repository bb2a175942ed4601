import type { Answer } from '@arvand/contracts/endpoint'
import {
  acceptCompanyChange,
  type listCompanyChanges,
  refuseCompanyChange,
} from '@arvand/contracts/panel/manage-careers'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { changeWords as words } from './words.ts'

type Change = Answer<typeof listCompanyChanges>['items'][number]

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** Accepted companies that want another name or website. */
export const CompanyChanges = ({ changes, now, answer }: ChangesProps) => (
  <section aria-labelledby="changes" className="grid grid-cols-1 gap-5">
    <h2 id="changes" className="text-18 font-title">
      {words.title}
    </h2>
    {changes.map((change) => (
      // The queue of all areas leads to one of them.
      <div key={change.id} id={`change-${change.id}`} className="scroll-mt-24">
        <ChangeCard
          change={change}
          now={now}
          answer={answer?.values?.changeId === change.id ? answer : undefined}
        />
      </div>
    ))}
  </section>
)

interface ChangeCardProps {
  readonly change: Change
  readonly now: number
  readonly answer: FormAnswer | undefined
}

function ChangeCard({ change, now, answer }: ChangeCardProps) {
  const { id, slug, name, website, newName, newWebsite, by, at } = change
  const carry = { changeId: id }
  return (
    <Card
      title={<TextLink to={`/companies/${slug}`}>{name}</TextLink>}
      aside={
        <span className="text-14 text-muted">
          {by ? `${words.by(by)}، ` : ''}
          <TimeAgo at={at} now={now} />
        </span>
      }
    >
      <div className="grid gap-4">
        <div className="max-w-md">
          <FactList
            facts={[
              [words.newName, newName === name ? null : newName],
              [words.website, newWebsite === website ? null : site(website)],
              [words.newWebsite, newWebsite === website ? null : site(newWebsite)],
            ]}
          />
        </div>
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
          <ActionForm
            intent="acceptChange"
            to={acceptCompanyChange}
            answer={answerFor(answer, 'acceptChange')}
            carry={carry}
            submit={words.accept}
            button={{ size: 'compact' }}
            className="grid gap-3"
          />
          <ReasonForm
            intent="refuseChange"
            to={refuseCompanyChange}
            answer={answerFor(answer, 'refuseChange')}
            carry={carry}
            label={words.refuse}
            submit={words.send}
            does="outline"
            reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
          />
        </div>
      </div>
    </Card>
  )
}

const site = (website: string) => (website === '' ? words.noWebsite : <bdi dir="ltr">{website}</bdi>)
