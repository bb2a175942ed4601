import { listAudit, showPersonToManager } from '@arvand/contracts/panel/people'
import { showSecurity } from '@arvand/contracts/panel/security'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { MoreLink } from '../../ui/link.tsx'
import type { Route } from './+types/person'
import { AccountCard } from './account-card.tsx'
import { BlockCard } from './block-card.tsx'
import { changePerson } from './change-person.ts'
import { CoursesCard, FactorsCard, TicketsCard, WalletCard } from './customer-cards.tsx'
import { loadCustomer } from './load-customer.ts'

import { PersonHead } from './person-head.tsx'
import { personWords as words } from './person-words.ts'
import { type Proof, RolesCard } from './roles-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const NotesCard = laterPart(async () => ({ default: (await import('./notes-card.tsx')).NotesCard }))

const AuditList = laterPart(async () => ({ default: (await import('./audit-list.tsx')).AuditList }))

const MessageCard = laterPart(async () => ({ default: (await import('./message-card.tsx')).MessageCard }))

const fewActs = 5

export async function loader({ context, params: { personId }, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, acts, security, customer] = await Promise.all([
    call(showPersonToManager, { personId }),
    call(listAudit, { personId }),
    call(showSecurity, {}),
    loadCustomer({ context, url }, personId),
  ])
  const proof: Proof = {
    isProved: security.reauthenticatedUntil !== null,
    hasFactor: security.secondFactor.onSince !== null,
  }
  return { ...shown, ...customer, proof, acts: acts.items.slice(0, fewActs), now: Date.now() }
}

export const action = changePerson

export const handle = { crumb: ({ person }: Route.ComponentProps['loaderData']) => person.name }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.person.name ?? words.account) },
]

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, acts, now, factors, wallet, tickets } = loaderData
  const isOwn = useVisitor()?.id === person.id
  return (
    <>
      <PersonHead {...loaderData} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <CoursesCard {...loaderData} />
          {factors ? <FactorsCard factors={factors} personId={person.id} /> : null}
          {tickets ? <TicketsCard tickets={tickets} now={now} /> : null}
          <RolesCard {...loaderData} isOwn={isOwn} answer={answerFor(actionData, 'roles')} />
          <section aria-labelledby="acts" className="grid gap-3">
            <header className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 id="acts" className="text-18 font-title">
                {words.audit}
              </h2>
              {acts.length > 0 ? (
                <MoreLink to={`/manage/audit?personId=${person.id}`}>{words.allAudit}</MoreLink>
              ) : null}
            </header>
            {acts.length > 0 ? (
              <AuditList rows={acts} now={now} about={person.id} />
            ) : (
              <Card>
                <p className="text-15 text-muted">{words.noAudit}</p>
              </Card>
            )}
          </section>
        </div>
        <div className="grid gap-5">
          <AccountCard {...loaderData} />
          {wallet ? <WalletCard wallet={wallet} personId={person.id} /> : null}
          {isOwn ? null : <MessageCard answer={answerFor(actionData, 'message')} />}
          <NotesCard {...loaderData} answer={answerFor(actionData, 'note')} />
          <SessionsCard {...loaderData} isOwn={isOwn} answer={answerFor(actionData, 'end')} />
          <BlockCard
            {...loaderData}
            isOwn={isOwn}
            answer={answerFor(actionData, 'block') ?? answerFor(actionData, 'unblock')}
          />
        </div>
      </div>
    </>
  )
}
