import type { ItemKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { returnFromBank } from '@arvand/contracts/home/payments'
import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { findSession } from '#modules/identity'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { Grant, Quote, Sellable } from '#plugs/sellable'
import { assembleModules, type Platform } from '#server/modules'
import type { Assemble, TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { aWallet } from '#testing/wallet'
import type { CommerceDeps } from './deps.ts'
import { commerceModule } from './module.ts'
import { sellablesOf } from './sellables.ts'
import { commerceSettings } from './settings.ts'
import { commerce } from './tables.ts'

/** The demo tells how things were sold, with the steps of our commands at the clock of each moment. */
export { expireFactors } from './checkout/end-factor.ts'
export { giveUp } from './earnings/ask-withdrawal.ts'
export { bookPaid } from './earnings/decide-withdrawal.ts'
export type { Withdrawal } from './earnings/withdrawal-queries.ts'
export { entitle, entitlementsChanged } from './factors/entitlements.ts'
export { type Factor, type FactorLine, lockFactor } from './factors/factor-queries.ts'
export { addCards, addEvents } from './gift-cards/add-cards.ts'
export { accountOfCard } from './gift-cards/find-gift-card.ts'
export { newLink } from './gift-purchases/link-token.ts'
export { payUp } from './paying/pay-up.ts'
export { addRefund } from './refunds/ask-refund.ts'
export { bookRefund, type Cut } from './refunds/book-refund.ts'
export { endPartIn } from './refunds/end-part.ts'
export { giveBackDue } from './refunds/give-back.ts'
export { partsOf } from './refunds/refund-queries.ts'
export { commerceSettings, readSettings } from './settings.ts'
export { titleOf } from './title-of.ts'
export { commerce }

/** A seller of items whose prices a test decides. */
export interface TestSeller {
  readonly kind: ItemKind
  readonly sellable: Sellable
  /** Offers an item; returns its id. */
  put(wish?: Partial<Quote>): string
  /** From now on nobody may buy the item, or only this person may not. */
  refuse(id: string, code: ErrorCode, personId?: string): void
  /** Sets how much of an item counts as used, in percent. */
  use(id: string, percent: number): void
  /** Sets when an item takes place. */
  takesPlaceAt(id: string, at: Date): void
  /** What was granted and revoked so far, as the jobs after the commits reported it. */
  readonly opened: Opened[]
  readonly closed: Opened[]
}

type Opened = Pick<Grant, 'entitlementId' | 'personId' | 'by'> & { readonly itemId: string }

/** A seller of courses (or another kind) without tables of its own: only the entitlements say who has an item. */
export function aSeller(kind: ItemKind = 'course'): TestSeller {
  const shelf = new Map<string, Quote>()
  const refused = new Map<string, ErrorCode>()
  const used = new Map<string, number>()
  const places = new Map<string, Date>()
  const found = <T>(ids: readonly string[], one: (id: string) => T | undefined) =>
    new Map(ids.flatMap((id) => (one(id) === undefined ? [] : [[id, one(id) as T] as const])))
  // Grants that were tried; only the database knows whether their transactions were committed.
  const granted = new Set<string>()
  const [opened, closed] = [new Map<string, Opened>(), new Map<string, Opened>()]
  const note = (noted: Map<string, Opened>, grants: readonly Grant[]) => {
    for (const { entitlementId, personId, by, line } of grants)
      noted.set(entitlementId, { entitlementId, personId, by, itemId: line.item_id })
  }
  return {
    kind,
    get opened() {
      return [...opened.values()]
    },
    get closed() {
      return [...closed.values()]
    },
    put(wish = {}) {
      const id = wish.id ?? newId()
      const price = wish.price ?? 1_000_000
      shelf.set(id, {
        id,
        title: 'خوشنویسی با قلم نی',
        href: `/courses/${id}`,
        picture: null,
        palette: null,
        price,
        listPrice: price,
        sellers: [],
        plusDiscount: true,
        taxed: true,
        ...wish,
      })
      return id
    },
    refuse: (id, code, personId = '') => void refused.set(`${personId} ${id}`, code),
    use: (id, percent) => void used.set(id, percent),
    takesPlaceAt: (id, at) => void places.set(id, at),
    sellable: {
      kind,
      title: 'چیز',
      givable: true,
      seats: true,
      ownedCodes: ['courses.already-enrolled', 'courses.teaches-it'],
      quote: async (_db, items) =>
        found(
          items.map(({ id }) => id),
          (id) => shelf.get(id),
        ),
      async whyNotBuy(db, personId, ids) {
        const tried = ids.filter((id) => granted.has(`${personId} ${id}`))
        const owned = await ownedOf(db, kind, personId, tried)
        const whyNot = (id: string) =>
          owned.has(id)
            ? 'courses.already-enrolled'
            : (refused.get(` ${id}`) ?? refused.get(`${personId} ${id}`))
        return found(ids, whyNot)
      },
      async grant(_tx, grants) {
        for (const { personId, line } of grants) granted.add(`${personId} ${line.item_id}`)
        return []
      },
      revoke: async () => [],
      granted: async (grants) => note(opened, grants),
      revoked: async (grants) => note(closed, grants),
      takesPlaceAt: async (_db, lines) =>
        new Map(
          lines.flatMap(({ id, item_id }) => {
            const at = places.get(item_id)
            return at ? [[id, at] as const] : []
          }),
        ),
      usedPercent: async (_db, _personId, id) => used.get(id) ?? 0,
    },
  }
}

async function ownedOf(db: Db, kind: ItemKind, personId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set()
  const rows = await commerce(db)
    .selectFrom('commerce.entitlements')
    .select('item_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('item_id', 'in', [...ids])
    .where('closed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ item_id }) => item_id))
}

/** The app with this seller in place of those of other modules: `anApp({}, sellingBy(seller))`. */
export const sellingBy =
  (seller: TestSeller): Assemble =>
  (platform) => {
    const { modules, whoIs } = assembleModules(platform)
    const commerce = commerceModule(commerceDeps({ platform }, seller))
    return {
      whoIs,
      modules: modules.map((module) => (module.name === 'commerce' ? commerce : module)),
    }
  }

/** A manager of finance. */
export const anAccountant = (arvand: TestApp) => aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })

/** The deps of commerce's commands, with this seller. */
export function commerceDeps({ platform }: { platform: Platform }, seller: TestSeller): CommerceDeps {
  const { config, db, clock } = platform
  const whoIs: CommerceDeps['whoIs'] = async (token) => (await findSession(db, clock, token))?.actor ?? null
  return {
    ...platform,
    publicUrl: config.publicUrl,
    media: platform,
    whoIs,
    sellables: sellablesOf(platform, [seller.sellable]),
  }
}

type CartAsk = Parameters<typeof askFor>[0]

const askFor = (items: readonly { kind: ItemKind; id: string; quantity?: number; options?: unknown }[]) =>
  items

export interface FactorWish {
  readonly offCode?: string
  readonly giftCards?: readonly string[]
}

/** Makes a factor of a person by the real endpoint: of items, or of one course by its id. */
export async function aFactor(
  arvand: TestApp,
  { token }: TestPerson,
  items: CartAsk | string,
  wish: FactorWish = {},
) {
  const cart = typeof items === 'string' ? [{ kind: 'course', id: items }] : items
  const ask = { items: cart, requestId: newId(), ...wish }
  const { status, answer, problem } = await arvand.call(createFactorCart, ask, { token })
  if (status !== 200) throw new Error(`no factor was made: ${JSON.stringify(problem)}`)
  return answer.factor
}

/** From now on withdrawals begin at this sum, so that a test needs no large sales. */
export const withdrawalsBeginAt = (arvand: TestApp, rials: number) =>
  aSetting(arvand, commerceSettings.leastWithdrawal, rials)

/** Makes a factor and pays it from the wallet, which is first credited with just that amount. */
export async function paidFactor(
  arvand: TestApp,
  person: TestPerson,
  items: CartAsk | string,
  wish: FactorWish = {},
) {
  const factor = await aFactor(arvand, person, items, wish)
  if (factor.payable > 0) await aWallet(arvand, person.id, factor.payable)
  if (factor.state === 'paid') return factor
  const ask = { factorId: factor.id, useWallet: true, requestId: newId() }
  const { status, answer, problem } = await arvand.call(payFactor, ask, { token: person.token })
  if (status !== 200) throw new Error(`the factor was not paid: ${JSON.stringify(problem)}`)
  return answer.factor
}

/** The browser goes to the bank, the payer chooses there, and it comes back with what the bank says. */
export async function comeBackWith(
  arvand: TestApp,
  redirect: string,
  outcome: Parameters<TestApp['bank']['choose']>[1],
) {
  const back = await arvand.bank.choose(redirect, outcome)
  if (back === null) return null
  const said = new URL(back).searchParams
  const ask = { authority: said.get('Authority') ?? '', status: said.get('Status') ?? '' }
  return (await arvand.call(returnFromBank, ask)).answer
}

/** Someone with a plus whose plan takes so many percent off. */
export async function aSubscriber(arvand: TestApp, percent: number): Promise<TestPerson> {
  const [id, now] = [newId(), arvand.platform.clock.now()]
  const terms = { months: 1, price: 1_000_000, grace_days: 3, pause_days: 10, discount_percent: percent }
  const plan = { id, slug: `plan-${id}`, title: 'ماهانه', summary: 'یک ماه', position: 1, ...terms }
  await commerce(arvand.platform.db)
    .insertInto('commerce.plans')
    .values({ ...plan, created_at: now, changed_at: now })
    .execute()
  const person = await aPerson(arvand)
  await paidFactor(arvand, person, [{ kind: 'plan', id }])
  return person
}
