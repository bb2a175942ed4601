import { claimGiftCard } from '@arvand/contracts/panel/gift-cards'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson, testPassword } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { factorPersonalData } from '../checkout/factor-personal-data.ts'
import { commerce } from '../tables.ts'
import { aSeller, commerceDeps, sellingBy } from '../testing.ts'
import { giftCardPersonalData } from './gift-card-personal-data.ts'
import { sendDueCards } from './send-cards.ts'
import { aBoughtCard } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

const send = () => sendDueCards(commerceDeps(arvand, seller))

test('all that is left of a removed account’s cards says nothing of people', async () => {
  const buyer = await aPerson(arvand)
  const mobile = aMobile()
  const card = await aBoughtCard(arvand, buyer, { recipient: { mobile, name: 'نرگس' }, message: 'سلام' })
  await send()
  await expect.poll(async () => (await arvand.outbox(mobile)).length).toBe(1)
  const { db } = arvand.platform
  expect(JSON.stringify(await giftCardPersonalData.collect(db, buyer.id))).toContain('نرگس')
  await removeAccountOf(buyer)
  const nothing = { recipient_mobile: null, recipient_name: null, message: null }
  expect(await recipientOf(card.id)).toEqual(nothing)
  const collected = JSON.stringify(await factorPersonalData(arvand.platform).collect(db, buyer.id))
  for (const word of [mobile, 'نرگس', 'سلام']) expect(collected).not.toContain(word)
})

test('the number of a card goes with the account that took the card', async () => {
  const [buyer, friend] = [await aPerson(arvand), await aPerson(arvand)]
  const card = await aBoughtCard(arvand, buyer, { recipient: { mobile: friend.mobile ?? '' } })
  await send()
  const { status } = await arvand.call(claimGiftCard, { code: card.code }, { token: friend.token })
  expect(status).toBe(200)
  await removeAccountOf(friend)
  expect(await recipientOf(card.id)).toMatchObject({ recipient_mobile: null })
  const { db } = arvand.platform
  const collected = JSON.stringify(await factorPersonalData(arvand.platform).collect(db, buyer.id))
  expect(collected).not.toContain(friend.mobile)
})

test('a card that waits for its day is sent after its buyer’s account was removed, then its number goes', async () => {
  const buyer = await aPerson(arvand)
  const mobile = aMobile()
  const sendAt = new Date(arvand.platform.clock.now().getTime() + 3_600_000).toISOString()
  const card = await aBoughtCard(arvand, buyer, { recipient: { mobile, name: 'نرگس' }, sendAt })
  await removeAccountOf(buyer)
  expect(await recipientOf(card.id)).toMatchObject({ recipient_mobile: mobile, recipient_name: null })
  arvand.platform.clock.pass(3_600)
  await send()
  await expect.poll(async () => (await arvand.outbox(mobile)).length).toBe(1)
  await expect.poll(async () => (await recipientOf(card.id))?.recipient_mobile).toBeNull()
})

async function removeAccountOf({ token }: TestPerson): Promise<void> {
  await arvand.call(reauthenticate, { password: testPassword }, { token })
  expect((await arvand.call(removeAccount, { confirm: true }, { token })).status).toBe(200)
}

const recipientOf = (cardId: string) =>
  commerce(arvand.platform.db)
    .selectFrom('commerce.gift_cards')
    .select(['recipient_mobile', 'recipient_name', 'message'])
    .where('id', '=', cardId)
    .executeTakeFirst()
