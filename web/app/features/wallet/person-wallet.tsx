import { correctCredit, showWallet } from '@arvand/contracts/panel/wallet'
import { tomanText } from '@arvand/persian/money'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/person-wallet'
import { BalanceBand } from './balance-band.tsx'
import { changePersonWallet, correctQuestion } from './change-person-wallet.ts'
import { CreditCard } from './credit-card.tsx'
import { MovementRow } from './movement-row.tsx'
import { explainedOfPerson, walletWords as listWords, personWalletWords as words } from './words.ts'

export const loader = ({ context, params: { personId }, url }: Route.LoaderArgs) =>
  loadList(showWallet, { context, url }, { with: { personId } })

export const action = changePersonWallet

export const handle = { crumb: ({ person }: Route.ComponentProps['loaderData']) => person.name }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.person.name) : words.find) },
]

export default function PersonWallet({ loaderData, actionData }: Route.ComponentProps) {
  const { person, balance, held } = loaderData
  const isOwn = useVisitor()?.id === person.id
  const correction = answerFor(actionData, 'correct')
  return (
    <>
      <h1 className="pb-6 text-26 font-heading wrap-anywhere">{words.titleOf(person.name)}</h1>
      <div className="grid gap-5">
        <BalanceBand balance={balance} held={held} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="statement" className="grid gap-4">
            <h2 id="statement" className="text-18 font-title">
              {listWords.statement}
            </h2>
            <PagedList
              page={loaderData}
              label={listWords.statement}
              level={3}
              news={<LoneNews answer={correction?.done ? correction : undefined} />}
              empty={{ title: words.empty, text: words.emptyText }}
              order={newestFirst}
              row={(entry) => <EntryRow key={entry.id} entry={entry} isOwn={isOwn} correction={correction} />}
            />
          </section>
          <CreditCard name={person.name} isOwn={isOwn} answer={answerFor(actionData, 'give')} />
        </div>
      </div>
    </>
  )
}

interface EntryRowProps {
  readonly entry: Route.ComponentProps['loaderData']['items'][number]
  readonly isOwn: boolean
  readonly correction: FormAnswer | undefined
}

/** A movement, who made it, and a form that reverses a credit. */
function EntryRow({ entry, isOwn, correction }: EntryRowProps) {
  const { id, amount, by, whyNotCorrect } = entry
  const answer = correction?.values?.entryId === id ? correction : undefined
  const canCorrect = whyNotCorrect === null && !isOwn
  if (!by && !canCorrect) return <MovementRow movement={entry} meanings={explainedOfPerson} />
  return (
    <MovementRow movement={entry} meanings={explainedOfPerson}>
      <div className="flex flex-wrap items-start gap-x-5">
        {by ? (
          <span className="inline-flex min-h-11 items-center text-14 text-muted">{words.by(by.name)}</span>
        ) : null}
        {whyNotCorrect === 'wallet.already-corrected' ? (
          <span className="inline-flex min-h-11 items-center">
            <Badge>{words.alreadyCorrected}</Badge>
          </span>
        ) : null}
        {canCorrect ? (
          <details suppressHydrationWarning className="open:basis-full" open={answer !== undefined}>
            <summary className="inline-flex min-h-11 items-center rounded-small text-15 font-label text-primary-700">
              {words.correctOf(tomanText(amount))}
            </summary>
            <ConfirmedForm
              intent="correct"
              to={correctCredit}
              answer={answer}
              carry={{ entryId: id }}
              submit={words.correct}
              button={{ variant: 'outline', size: 'compact' }}
              className="grid max-w-md gap-3 pt-2"
              question={() => correctQuestion}
            >
              <TextField name="reason" label={words.correctReason} description={words.reasonHint} />
            </ConfirmedForm>
          </details>
        ) : null}
      </div>
    </MovementRow>
  )
}
