import type { ManagedPlan } from '@arvand/contracts/panel/manage-plus'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { managePlusWords as words } from './words.ts'

/** The plans in their order: price, subscribers, and whether they are for sale. */
export const ManagedPlans = ({ plans }: { plans: readonly ManagedPlan[] }) => (
  <List label={words.plans}>
    {plans.map((plan) => (
      <ListRow
        key={plan.id}
        to={`/manage/plus/${plan.id}`}
        title={plan.title}
        note={`${words.months(formatNumber(plan.months))}، ${tomanText(plan.price)}، ${holdersOf(plan)}`}
        end={
          <Badge tone={plan.isSold ? 'success' : 'neutral'}>{plan.isSold ? words.sold : words.notSold}</Badge>
        }
      />
    ))}
  </List>
)

function holdersOf({ subscribers: { active, grace, paused, renewing } }: ManagedPlan): string {
  return words.holdersOf(formatNumber(active + grace + paused), formatNumber(renewing))
}
