import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** What is written down of wallets. */
export const walletActs = {
  'wallet-credited': 'دادن اعتبار به کیف پول',
  'wallet-corrected': 'پس گرفتن اعتبار از کیف پول',
} as const satisfies AuditedActs

/** Writes one of them down. */
export const record = recorder(walletActs)
