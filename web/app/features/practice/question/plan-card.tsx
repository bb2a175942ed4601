import type { PracticePlan } from '@arvand/contracts/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { practiceWords as words } from '../words.ts'

/** The plan of today: a square for what comes back, a disc for what is new. */
export function PlanCard({ plan: { due, fresh, done, doneFresh } }: { plan: PracticePlan }) {
  const all = done + due + fresh
  const doneDue = done - doneFresh
  const share = (count: number) => ({ inlineSize: `${all === 0 ? 0 : (count / all) * 100}%` })
  return (
    <Card
      title={words.plan}
      aside={
        all === 0 ? null : (
          <span className="text-15 text-muted">{words.planOf(formatNumber(done), formatNumber(all))}</span>
        )
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <div aria-hidden="true" data-track className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-track">
          <span className="bg-primary-600" style={share(doneDue)} />
          <span className="bg-accent-500" style={share(doneFresh)} />
        </div>
        {all === 0 ? (
          <p className="text-14 text-muted">{words.noPlan}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted">
            {doneDue + due > 0 ? (
              <Legend look="rounded-[3px] bg-primary-600">
                {words.review(formatNumber(doneDue), formatNumber(doneDue + due))}
              </Legend>
            ) : null}
            {doneFresh + fresh > 0 ? (
              <Legend look="rounded-full bg-accent-500">
                {words.freshOf(formatNumber(doneFresh), formatNumber(doneFresh + fresh))}
              </Legend>
            ) : null}
          </ul>
        )}
      </div>
    </Card>
  )
}

const Legend = ({ look, children }: { look: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-2.5 shrink-0 ${look}`} />
    {children}
  </li>
)
