import { exportWallet, getWallet, listHolds } from '@arvand/contracts/panel/wallet'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import type { Route } from './+types/wallet'
import { BalanceBand } from './balance-band.tsx'
import { ExpiringCard, HeldCard } from './held-cards.tsx'
import { MovementRow } from './movement-row.tsx'
import { topUp } from './top-up.ts'
import { TopUpCard } from './top-up-card.tsx'
import { walletWords as words } from './words.ts'

const choices = ['in', 'out'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const [statement, held] = await Promise.all([
    loadList(getWallet, { context, url }, { keep: ['held'] }),
    loadList(listHolds, { context, url }, { cursorName: 'held', keep: ['only', 'cursor'] }),
  ])
  return { statement, held }
}

export const action = formAction({
  topUp,
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportWallet, { done: ({ url }) => redirectDocument(url) }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Wallet({ loaderData, actionData }: Route.ComponentProps) {
  const { statement, held } = loaderData
  const { chosen, cursor } = statement.query
  const hasMoved = statement.items.length > 0 || chosen.only !== undefined || cursor !== null
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <BalanceBand balance={statement.balance} held={statement.held} />
        <div className={`grid items-start gap-5 ${hasMoved ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
          <Statement page={statement} />
          <div className="grid gap-5">
            <TopUpCard answer={answerFor(actionData, 'topUp')} />
            <HeldCard page={held} />
            <ExpiringCard {...held} />
            {hasMoved ? (
              <Card title={words.download}>
                <p className="pb-4 text-14 text-muted">{words.downloadLead}</p>
                <ExportForms intent="download" answer={answerFor(actionData, 'download')} />
              </Card>
            ) : null}
          </div>
        </div>
      </div>
    </>
  )
}

type Statement = Route.ComponentProps['loaderData']['statement']

function Statement({ page }: { page: Statement }) {
  const { only } = page.query.chosen
  return (
    <section aria-labelledby="statement" className="grid gap-4">
      <h2 id="statement" className="text-18 font-title">
        {words.statement}
      </h2>
      <PagedList
        page={page}
        label={words.statement}
        level={3}
        filters={[
          {
            kind: 'chips',
            name: 'only',
            label: words.which,
            all: words.all,
            options: choices.map((value) => ({ value, title: words[value] })),
          },
        ]}
        empty={{ title: words.empty, text: words.emptyLead }}
        nothing={only ? { title: words.emptyOnly[only], text: words.emptyOnlyLead } : undefined}
        order={newestFirst}
        row={(movement) => <MovementRow key={movement.id} movement={movement} />}
      />
    </section>
  )
}
