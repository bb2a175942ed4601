import * as endpoints from '@arvand/contracts/panel/wallet'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { linkToSheet, whyNotSheet } from '#platform/sheets'
import type { WalletDeps } from '../deps.ts'
import { showHeld, showStatement } from '../statement.ts'
import { statementSheet } from '../statement-sheet.ts'

/** A person's own wallet; there is no way to another's. */
export const panelRoutes = ({ db, clock, secret }: WalletDeps): Route[] => [
  route(endpoints.getWallet, ({ input, actor }) => showStatement(db, actor.personId, input)),
  route(endpoints.listHolds, ({ input, actor }) => showHeld(db, actor.personId, input.cursor)),
  route(endpoints.exportWallet, async ({ input: { format }, actor: { personId, sessionId } }) => {
    refuseIf(await whyNotSheet(statementSheet(db, personId), format))
    return linkToSheet({ secret, sessionId, now: clock.now() }, `/downloads/wallet/${format}`)
  }),
]
