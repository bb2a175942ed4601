import type { Db } from '#platform/database'
import type { RateRule } from '#platform/rate-limits'
import { settingValues } from '#platform/settings'
import { codeSettings } from '../identity-settings.ts'

const hour = 3600

/** The settings of codes as they are now. */
export type CodeLimits = Readonly<Record<keyof typeof codeSettings, number>>

export const readCodeLimits = (db: Db): Promise<CodeLimits> => settingValues(db, codeSettings)

/** How often codes may be requested. All purposes of one recipient are counted together. */
export const sendRules = (limits: CodeLimits) =>
  ({
    anHour: { name: 'identity.sends-an-hour', times: limits.codesAnHour, seconds: hour },
    aDay: { name: 'identity.sends-a-day', times: limits.codesADay, seconds: 24 * hour },
    byAddress: { name: 'identity.sends-by-address', times: limits.codesByAddress, seconds: hour },
    inAll: { name: 'identity.sends-in-all', times: limits.codesInAll, seconds: hour },
  }) as const satisfies Readonly<Record<string, RateRule>>

/** Checks of codes from one address. Each verification also has its own limit of tries. */
export const checksByAddress: RateRule = { name: 'identity.checks-by-address', times: 200, seconds: hour }

export const resendAfterMs = 120_000
export const ticketLifeMs = 10 * 60_000
