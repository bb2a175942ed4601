import { requestWithdrawal } from '@arvand/contracts/panel/earnings'
import { changeSeller, showSeller } from '@arvand/contracts/panel/manage-finance'
import * as managers from '@arvand/contracts/panel/manage-withdrawals'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { readXmlTree } from '#platform/xml'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance, settleAllDue } from '#testing/wallet'
import { aSeller, paidFactor, sellingBy } from '../testing.ts'
import { pain001 } from './pain-001.ts'

const seller = aSeller()
const sheba = 'IR820540102680020817909002'
const ownSheba = 'IR470120000000004112345678'
let arvand: TestApp
let keeper: TestPerson
let teachers: TestPerson[]
let ids: string[]

const aManager = () => aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
const exported = (ask: object, who: TestPerson = keeper) =>
  arvand.call(managers.exportWithdrawals, { withdrawalIds: ids, format: 'xml', ...ask } as never, who)
const download = (url: string, { token }: TestPerson = keeper) =>
  arvand.app.inject({ url, cookies: { 'arvand.session': token } })
const list = async () => (await arvand.call(managers.listAllWithdrawals, {}, keeper)).answer.items
const approve = (withdrawalId: string) =>
  arvand.call(managers.approveWithdrawal, { withdrawalId, requestId: newId() }, keeper)
async function writeSheba(payerSheba: string) {
  const written = (await arvand.call(showSeller, {}, keeper)).answer.seller
  const typed = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text ?? '']))
  return arvand.call(changeSeller, { seller: typed, payerSheba } as never, keeper)
}

beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  teachers = [
    await aPerson(arvand, { name: 'نرگس بهار', roles: ['teacher'] }),
    await aPerson(arvand, { name: 'کاوه مهرابی', roles: ['teacher'] }),
  ]
  for (const { id } of teachers) {
    const sellers = [{ personId: id, percent: 100 }]
    await paidFactor(arvand, await aPerson(arvand), seller.put({ price: 2_000_000, sellers }))
  }
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
  // A manager's session would not last that long.
  keeper = await aManager()
  ids = []
  for (const teacher of teachers) {
    const ask = { amount: 1_000_000, sheba, holder: 'نرگس بهار', requestId: newId() }
    ids.push((await arvand.call(requestWithdrawal, ask, teacher)).answer.withdrawal.id)
  }
}, 60_000)
afterAll(() => closeInBalance(arvand))

test('an account of two people is told, and how many others have it', async () => {
  const rows = await list()
  expect(rows.map(({ othersOfSheba }) => othersOfSheba)).toEqual([1, 1])
  expect(rows.map(({ isSameName }) => isSameName)).toEqual([false, true])
})

test('a sheet of what was selected, in any state, opens by its link', async () => {
  const { answer } = await exported({ format: 'csv', withdrawalIds: ids.slice(0, 1) })
  const file = await download(answer.url)
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain(`نرگس بهار,100000,${sheba},بانک پارسیان,نرگس بهار,در انتظار بررسی`)
  expect(file.body).not.toContain('کاوه')
})

test('the file for a bank is of approved ones alone, and needs our own account', async () => {
  expect((await exported({})).problem).toMatchObject({
    status: 409,
    code: 'commerce.withdrawals-not-approved',
  })
  for (const id of ids) await approve(id)
  expect((await exported({})).problem).toMatchObject({ status: 409, code: 'commerce.no-payer-sheba' })
  expect((await writeSheba('IR06')).problem).toMatchObject({ status: 422 })
  expect((await writeSheba(ownSheba)).answer.payerSheba).toBe(ownSheba)

  const { answer } = await exported({})
  const file = await download(answer.url)
  expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('bank-file.xml')
  const tree = await readXmlTree([file.body])
  const sent = {
    GrpHdr: { NbOfTxs: '2', CtrlSum: '2000000' },
    PmtInf: {
      PmtMtd: 'TRF',
      DbtrAcct: { Id: { IBAN: ownSheba } },
      CdtTrfTxInf: ids.map((id) => ({
        PmtId: { EndToEndId: id.replaceAll('-', '') },
        Amt: { InstdAmt: { '@Ccy': 'IRR', '#text': '1000000' } },
        Cdtr: { Nm: 'نرگس بهار' },
        CdtrAcct: { Id: { IBAN: sheba } },
      })),
    },
  }
  expect(tree).toMatchObject({ Document: { CstmrCdtTrfInitn: sent } })
  const { answer: audit } = await arvand.call(listAudit, {}, keeper)
  expect(audit.items.find(({ detail }) => JSON.stringify(detail).includes('"xml"'))).toMatchObject({
    act: 'finance-exported',
    detail: { what: 'withdrawals', count: 2, sum: 2_000_000 },
  })
})

test('what was paid since the link was made is not in the file', async () => {
  const { answer } = await exported({})
  const paid = { withdrawalId: ids[0] ?? '', reference: '140508123', requestId: newId() }
  await arvand.call(managers.payWithdrawal, paid, keeper)
  const file = await download(answer.url)
  expect(file.body).toContain('<NbOfTxs>1</NbOfTxs>')
  expect(file.body).not.toContain(ids[0]?.replaceAll('-', ''))
})

test('nobody else gets a file, by any door', async () => {
  const { answer } = await exported({ format: 'xlsx' })
  const other = await aManager()
  expect((await download(answer.url, other)).statusCode).toBe(404)
  const people = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await exported({}, people)).status).toBe(403)
  expect((await exported({}, teachers[0])).status).toBe(403)
  const bank = answer.url.replace('withdrawals/xlsx', 'bank-file/xml')
  expect((await download(bank)).statusCode).toBe(404)
})

test.each([[[]], [['x']], [Array.from({ length: 101 }, newId)]])(
  'bad ids are a 422: case %#',
  async (wrong) => {
    expect((await exported({ withdrawalIds: wrong })).problem).toMatchObject({ status: 422 })
  },
)

test('ids that are not there are told', async () => {
  const wrong = await exported({ withdrawalIds: [...ids, newId()] })
  expect(wrong.problem).toMatchObject({ status: 404, code: 'commerce.unknown-withdrawal' })
})

test('names are written so that they break no file', () => {
  const account = { name: 'شرکت <آب & برق>\u0007', sheba }
  const transfers = [{ ...account, reference: 'a1', amount: 10 }]
  const file = pain001({ id: 'b1', at: new Date(0), day: '2026-11-25', payer: account, transfers })
  expect(file).toContain('<Nm>شرکت &lt;آب &amp; برق></Nm>')
  expect(file).toContain('<CreDtTm>1970-01-01T00:00:00</CreDtTm>')
})
