import type * as endpoints from '@arvand/contracts/panel/manage-plus'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type Plan } from '../tables.ts'
import { incomeByMonth } from './income.ts'
import { planReply } from './plan-queries.ts'
import { day } from './subscription.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'pages'>

/** The tag of the cached page of plus, which shows its plans. */
const plusTag = 'plus'

/** All plans with the numbers of their subscriptions, how many end soon, and the income of each month. */
export async function listManagedPlans({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const rows = await commerce(db)
    .selectFrom('commerce.plans')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute()
  const [plans, endingSoon, months] = await Promise.all([
    managedPlans(db, rows),
    countEndingSoon(db, now),
    incomeByMonth(db, now),
  ])
  return { ...wholeList(plans), endingSoon, months }
}

/** A manager makes a plan; it is sold at once. */
export async function addPlan({ db, clock, pages }: Deps, asked: Asked<typeof endpoints.addPlan>) {
  const { requestId: _, slug, months, ...written } = asked.input
  const reply = await transaction(db, (tx) =>
    once(tx, clock, asked.request, 'a day', async () => {
      const now = clock.now()
      const plan = await commerce(tx)
        .insertInto('commerce.plans')
        .values({ id: newId(), slug, months, ...columnsOf(written), created_at: now, changed_at: now })
        .onConflict((twin) => twin.column('slug').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!plan) return refuse('plus.slug-taken')
      return writeDown(clock, tx, asked, 'plan-made', plan)
    }),
  )
  void pages.drop([plusTag])
  return reply
}

/** A manager changes a plan; people who have paid for it keep the time they paid for. */
export function changePlan(deps: Deps, asked: Asked<typeof endpoints.changePlan>) {
  const { planId, ...written } = asked.input
  return change(deps, asked, planId, columnsOf(written), 'plan-changed')
}

/** A manager stops selling a plan, or sells it again. */
export function sellPlan(deps: Deps, asked: Asked<typeof endpoints.sellPlan>) {
  const { planId, isSold } = asked.input
  return change(deps, asked, planId, { is_sold: isSold }, isSold ? 'plan-sold-again' : 'plan-stopped')
}

type Writer = Pick<Asked<typeof endpoints.changePlan>, 'actor' | 'caller'>
type PlanAct = 'plan-made' | 'plan-changed' | 'plan-stopped' | 'plan-sold-again'

async function change(
  { db, clock, pages }: Deps,
  writer: Writer,
  planId: string,
  set: Partial<Omit<Plan, 'id'>>,
  act: PlanAct,
) {
  const reply = await transaction(db, async (tx) => {
    const plan = await commerce(tx)
      .updateTable('commerce.plans')
      .set({ ...set, changed_at: clock.now() })
      .where('id', '=', planId)
      .returningAll()
      .executeTakeFirst()
    if (!plan) return refuse('plus.unknown-plan')
    return writeDown(clock, tx, writer, act, plan)
  })
  void pages.drop([plusTag])
  return reply
}

async function writeDown(clock: Clock, tx: Tx, { actor, caller }: Writer, act: PlanAct, plan: Plan) {
  const detail = { slug: plan.slug, title: plan.title, price: plan.price }
  await record(tx, clock, caller, { act, personId: null, actor, detail })
  const [managed] = await managedPlans(tx, [plan])
  return { plan: managed ?? refuse('plus.unknown-plan') }
}

type Written = Omit<Asked<typeof endpoints.changePlan>['input'], 'planId'>

const columnsOf = (written: Written) => ({
  title: written.title,
  summary: written.summary,
  promises: written.promises,
  price: written.price,
  discount_percent: written.discountPercent,
  grace_days: written.graceDays,
  pause_days: written.pauseDays,
  position: written.position,
})

/** One query for all plans. */
async function managedPlans(db: Db, plans: readonly Plan[]) {
  if (plans.length === 0) return []
  const rows = await commerce(db)
    .selectFrom('commerce.subscriptions')
    .select(({ fn }) => [
      'plan_id',
      'state',
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('renews', '=', true).as('renewing'),
    ])
    .where(
      'plan_id',
      'in',
      plans.map(({ id }) => id),
    )
    .where('state', 'in', ['active', 'grace', 'paused'])
    .groupBy(['plan_id', 'state'])
    .execute()
  return plans.map((plan) => {
    const own = rows.filter(({ plan_id }) => plan_id === plan.id)
    const inState = (state: string) => Number(own.find((row) => row.state === state)?.count ?? 0)
    return {
      ...planReply(plan),
      isSold: plan.is_sold,
      position: plan.position,
      subscribers: {
        active: inState('active'),
        grace: inState('grace'),
        paused: inState('paused'),
        renewing: own.reduce((sum, { renewing }) => sum + Number(renewing), 0),
      },
    }
  })
}

async function countEndingSoon(db: Db, now: Date): Promise<number> {
  const { count } = await commerce(db)
    .selectFrom('commerce.subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['active', 'grace'])
    .where('until', '<=', new Date(now.getTime() + 7 * day))
    .where('renews', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}
