import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on wallets that the audit log records. */
export const walletActs = {
  'wallet-credited': 'دادن اعتبار به کیف پول',
  'wallet-corrected': 'پس گرفتن اعتبار از کیف پول',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(walletActs)
