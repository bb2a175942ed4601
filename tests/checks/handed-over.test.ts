import { expect, test } from 'vitest'
import { handedOver } from '../../tools/checks/handed-over.ts'
import { findingsOf } from './findings.ts'

const declared = (name: string) =>
  `import { noticeType } from '#plugs/notice-type'\nexport const ${name} = { paid: noticeType({ name: 'paid' }) }\n`
const wallet = 'server/modules/wallet'
const sound = {
  'server/package.json': JSON.stringify({ imports: { '#modules/*': './modules/*/index.ts' } }),
  'server/modules.ts': `import { walletActs, walletNoticeTypes } from '#modules/wallet'\nassemble(walletActs, walletNoticeTypes)\n`,
  [`${wallet}/index.ts`]: `export { walletActs } from './audited-acts.ts'\nexport { walletNoticeTypes } from './wallet-notice-types.ts'\n`,
  [`${wallet}/audited-acts.ts`]: `import { recorder } from '#modules/identity'\nexport const walletActs = { credited: 'اعتبار' }\nexport const record = recorder(walletActs)\n`,
  [`${wallet}/wallet-notice-types.ts`]: `import { topUpNoticeTypes } from './top-up/notice-types.ts'\nexport const walletNoticeTypes = [topUpNoticeTypes]\n`,
  [`${wallet}/top-up/notice-types.ts`]: declared('topUpNoticeTypes'),
}
const foundWith = (files: Record<string, string>) => findingsOf(handedOver, { ...sound, ...files })

test('what comes to the list of modules by its own lists is in order, and so are builders', async () => {
  expect(await foundWith({ [`${wallet}/testing.ts`]: declared('sample') })).toEqual([])
})

test.each([
  [
    'a notice type',
    { [`${wallet}/holds/notice-types.ts`]: declared('holdNoticeTypes') },
    'holds/notice-types.ts:1',
  ],
  [
    'a type that the module forgets',
    { [`${wallet}/wallet-notice-types.ts`]: '' },
    'top-up/notice-types.ts:1',
  ],
  [
    'acts',
    {
      'server/modules.ts': `import { walletNoticeTypes } from '#modules/wallet'\n`,
      [`${wallet}/index.ts`]: `export { walletNoticeTypes } from './wallet-notice-types.ts'\n`,
    },
    'audited-acts.ts:1',
  ],
])('%s that nobody hands over is told', async (_, files, at) => {
  expect(await foundWith(files)).toEqual([
    `${wallet}/${at} declares what server/modules.ts does not hand over`,
  ])
})
