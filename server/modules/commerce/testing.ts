import type { ItemKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { returnFromBank } from '@arvand/contracts/home/payments'
import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { findSession } from '#modules/identity'
import { newId } from '#platform/ids'
import { worker } from '#platform/jobs'
import { assembleModules, type Platform } from '#server/modules'
import type { Assemble, TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { commerceModule } from './module.ts'
import type { CommerceParts } from './parts.ts'
import type { Quote, Sells } from './sells.ts'
import { factorPaid, factorRefunded, type Opened } from './what-is-opened.ts'

/** Somebody who sells things that cost what a test says. */
export interface TestSeller {
  readonly kind: ItemKind
  readonly sells: Sells
  /** Puts a thing on the shelf; gives its id. */
  put(wish?: Partial<Quote>): string
  /** From now on nobody may buy it, or this person alone may not. */
  refuse(id: string, code: ErrorCode, personId?: string): void
  /** How much of a thing somebody has used. */
  use(id: string, percent: number): void
  /** What was opened and closed so far, as the jobs said. */
  readonly opened: Opened[]
  readonly closed: Opened[]
}

/** A seller of courses (or another kind) who keeps no table. */
export function aSeller(kind: ItemKind = 'course'): TestSeller {
  const shelf = new Map<string, Quote>()
  const refused = new Map<string, ErrorCode>()
  const used = new Map<string, number>()
  const found = <T>(ids: readonly string[], one: (id: string) => T | undefined) =>
    new Map(ids.flatMap((id) => (one(id) === undefined ? [] : [[id, one(id) as T] as const])))
  return {
    kind,
    opened: [],
    closed: [],
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
    sells: {
      kind,
      quote: async (_db, ids) => found(ids, (id) => shelf.get(id)),
      whyNotBuy: async (_db, personId, ids) =>
        found(ids, (id) => refused.get(` ${id}`) ?? refused.get(`${personId} ${id}`)),
      usedPercent: async (_db, _personId, id) => used.get(id) ?? 0,
    },
  }
}

/** The app as it is, besides that this seller sells its kind: `anApp({}, sellingBy(seller))`. */
export const sellingBy =
  (seller: TestSeller): Assemble =>
  (platform) => {
    const { modules, whoIs } = assembleModules(platform)
    const commerce = commerceModule(commerceParts({ platform }, seller))
    const mine = [
      worker(factorPaid(seller.kind), async (one) => void seller.opened.push(one)),
      worker(factorRefunded(seller.kind), async (one) => void seller.closed.push(one)),
    ]
    const names = new Set(mine.map(({ kind }) => kind.name))
    return {
      whoIs,
      modules: modules.map((module) =>
        module.name === 'commerce'
          ? { ...commerce, workers: [...(commerce.workers ?? []), ...mine] }
          : { ...module, workers: (module.workers ?? []).filter(({ kind }) => !names.has(kind.name)) },
      ),
    }
  }

/** A manager of finance. */
export const anAccountant = (arvand: TestApp) => aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })

/** What commands of commerce are given, with this seller. */
export function commerceParts({ platform }: { platform: Platform }, seller: TestSeller): CommerceParts {
  const { config, db, clock } = platform
  const whoIs: CommerceParts['whoIs'] = async (token) => (await findSession(db, clock, token))?.actor ?? null
  return { ...platform, publicUrl: config.publicUrl, media: platform, whoIs, sells: [seller.sells] }
}

type CartAsk = Parameters<typeof askFor>[0]

const askFor = (items: readonly { kind: ItemKind; id: string; quantity?: number; options?: unknown }[]) =>
  items

export interface FactorWish {
  readonly offCode?: string
  readonly giftCards?: readonly string[]
}

/** A factor of a person, made through the real door: of items, or of one course by its id. */
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

/** A factor that is paid from the wallet, which gets just that much before. */
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
