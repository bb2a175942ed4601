import { aPerson } from '../../../server/modules/identity/testing.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** A manager of settings, signed in; replies the token of their session. */
export const aManager = async (arvand: TestApp): Promise<string> =>
  (await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })).token
