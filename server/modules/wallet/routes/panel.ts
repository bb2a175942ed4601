import * as endpoints from '@arvand/contracts/panel/wallet'
import { linkToExport, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import type { WalletDeps } from '../deps.ts'
import { showHeld, showStatement } from '../statement.ts'
import { statementExport } from '../statement-export.ts'

/** A person's own wallet; these endpoints cannot reach another person's. */
export const panelRoutes = ({ db, clock, secret }: WalletDeps): Route[] => [
  route(endpoints.getWallet, ({ input, actor }) => showStatement(db, actor.personId, input)),
  route(endpoints.listHolds, ({ input, actor }) => showHeld(db, actor.personId, input.cursor)),
  route(endpoints.exportWallet, async ({ input: { format }, actor: { personId, sessionId } }) => {
    refuseIf(await whyNotExport(statementExport(db, personId), format))
    return linkToExport({ secret, sessionId, now: clock.now() }, `/downloads/wallet/${format}`)
  }),
]
