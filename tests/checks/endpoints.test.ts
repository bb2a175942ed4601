import { expect, test } from 'vitest'
import { endpoints, printed } from '../../tools/checks/endpoints.ts'
import { treeOf } from '../../tools/tree.ts'
import { findingsOf } from './findings.ts'

const contracts = {
  'contracts/panel/wallet.ts': `const common = { service: 'panel', method: 'POST' } as const
export const showWallet = endpoint({ ...common, path: 'wallet/show' })
export const chargeWallet = endpoint({ ...common, path: 'wallet/charge' })`,
  'contracts/home/cart.ts': "export const showCart = endpoint({ service: 'home', path: 'cart' })",
  'contracts/home/cart.test.ts': "const made = endpoint({ service: 'home', path: 'made-up' })",
}
const list = printed(treeOf(contracts))

test('endpoints are listed by service and path, each with its own file', async () => {
  expect(list.split('\n').slice(1)).toEqual([
    'export interface Endpoints {',
    '  home: {',
    "    'cart': typeof import('./home/cart.ts').showCart",
    '  }',
    '  panel: {',
    "    'wallet/charge': typeof import('./panel/wallet.ts').chargeWallet",
    "    'wallet/show': typeof import('./panel/wallet.ts').showWallet",
    '  }',
    '}',
    '',
  ])
  expect(await findingsOf(endpoints, { ...contracts, 'contracts/endpoints.ts': list })).toEqual([])
})

test('an endpoint that the list does not have is told, one too many, and a list that is missing', async () => {
  const less = list.replace(/ {4}'wallet\/charge.*\n/, '')
  const say = (text: string) => findingsOf(endpoints, { ...contracts, 'contracts/endpoints.ts': text })
  expect(await say(less)).toEqual([
    expect.stringMatching(/^contracts\/endpoints\.ts:7 .*chargeWallet».*npm run endpoints writes it again$/),
  ])
  expect(await say(`${list}more`)).toHaveLength(1)
  expect(await findingsOf(endpoints, contracts)).toEqual([
    'contracts/endpoints.ts:1 is missing; npm run endpoints writes it again',
  ])
})
