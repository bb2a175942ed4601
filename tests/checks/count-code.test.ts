import { expect, test } from 'vitest'
import { figures } from '../../tools/count-code.ts'
import { treeOf } from '../../tools/tree.ts'

test('what production runs is counted by lines and by words and signs; comments are no words', () => {
  const counted = figures(
    treeOf({
      'contracts/panel/wallet.ts': "// rials\nexport const show = endpoint({ path: 'wallet' })\n",
      'server/modules/wallet/show.ts': 'export const one = 1\n',
      'server/modules/wallet/show.test.ts': 'one\ntwo\n',
      'server/modules/wallet/testing.ts': 'export const aWallet = 1\n',
      'server/modules/wallet/demo/fill.ts': 'export const fill = 1\n',
      'web/app/features/wallet/routes.ts':
        "export const a = [route('x', 'wallet.tsx'), route('y', 'z.tsx')]\n",
    }),
  )
  expect(counted).toMatchObject({
    files: 3,
    lines: 4,
    tokens: 14 + 5 + 31,
    'lines of server': 1,
    'lines of tests': 2,
    endpoints: 1,
    'lines an endpoint (contracts, server)': 3,
    'lines an endpoint (all)': 4,
    screens: 2,
    'lines a screen (web)': 1,
  })
})
