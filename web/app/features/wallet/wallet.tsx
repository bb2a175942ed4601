import { redirectDocument } from 'react-router'
import { answerFor, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { sheetFormat } from '../../api/sheet-format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { SheetForms } from '../../shell/sheet-forms.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { List } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/wallet'
import { BalanceBand } from './balance-band.tsx'
import { ExpiringCard, HeldCard } from './held-cards.tsx'
import { MovementRow } from './movement-row.tsx'
import { topUp } from './top-up.ts'
import { TopUpCard } from './top-up-card.tsx'
import { walletWords as words } from './words.ts'

const choices = [null, 'in', 'out'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const api = apiOf(context)
  const only = choices.find((one) => one === searchParams.get('only')) ?? null
  const [cursor, heldCursor] = [searchParams.get('cursor'), searchParams.get('held')]
  const [statement, held] = await Promise.all([
    api.panel('getWallet', { ...(cursor ? { cursor } : {}), ...(only ? { only } : {}) }),
    api.panel('wallet/held', heldCursor ? { cursor: heldCursor } : {}),
  ])
  return { statement, held, only, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (formText(form, 'intent') === 'topUp') return topUp(actionApiOf(context), url, form)
  const format = sheetFormat(form)
  const { answer, refusal } = await attempt(actionApiOf(context).panel('wallet/export', { format }))
  // The file is no page of ours, so the browser itself goes there.
  return refusal ? refusedForm(url, form, refusal) : redirectDocument(answer.url)
}

export const meta = () => [{ title: titled(words.title) }]

export default function Wallet({ loaderData, actionData }: Route.ComponentProps) {
  const { statement, held } = loaderData
  const hasMoved = statement.items.length > 0 || loaderData.only !== null || !loaderData.isFirst
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <BalanceBand balance={statement.balance} held={statement.held} />
        <div className={`grid items-start gap-5 ${hasMoved ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
          <Statement {...loaderData} hasMoved={hasMoved} />
          <div className="grid gap-5">
            <TopUpCard requestId={loaderData.requestId} answer={answerFor(actionData, 'topUp')} />
            <HeldCard {...held} />
            <ExpiringCard {...held} />
            {hasMoved ? (
              <Card title={words.download}>
                <p className="pb-4 text-14 text-muted">{words.downloadLead}</p>
                <SheetForms intent="download" answer={answerFor(actionData, 'download')} words={words} />
              </Card>
            ) : null}
          </div>
        </div>
      </div>
    </>
  )
}

type StatementProps = Pick<Route.ComponentProps['loaderData'], 'statement' | 'only' | 'isFirst'> & {
  readonly hasMoved: boolean
}

function Statement({ statement: { items, nextCursor }, only, isFirst, hasMoved }: StatementProps) {
  return (
    <section aria-labelledby="statement" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 id="statement" className="text-18 font-title">
          {words.statement}
        </h2>
        {hasMoved ? (
          <Chips label={words.which}>
            {choices.map((choice) => (
              <Chip key={choice} to={choice ? `?only=${choice}` : '?'} chosen={choice === only}>
                {words[choice ?? 'all']}
              </Chip>
            ))}
          </Chips>
        ) : null}
      </div>
      {items.length === 0 ? (
        <EmptyState title={only ? words.emptyOnly[only] : words.empty} level={3}>
          {only ? words.emptyOnlyLead : words.emptyLead}
        </EmptyState>
      ) : (
        <List label={words.statement}>
          {items.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </List>
      )}
      <CursorPager
        isFirst={isFirst}
        nextCursor={nextCursor}
        filter={{ only }}
        note={words.note}
        next={words.next}
      />
    </section>
  )
}
