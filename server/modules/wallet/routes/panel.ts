import * as endpoints from '@arvand/contracts/panel/wallet'
import { type Route, route } from '#platform/http/route'
import type { WalletParts } from '../parts.ts'
import { showHeld, showStatement } from '../statement.ts'
import { linkToStatement } from '../statement-link.ts'

/** A person's own wallet; there is no way to another's. */
export const panelRoutes = ({ db, clock, secret }: WalletParts): Route[] => [
  route(endpoints.getWallet, ({ input, actor }) => showStatement(db, actor.personId, input)),
  route(endpoints.listHolds, ({ input, actor }) => showHeld(db, actor.personId, input.cursor)),
  route(endpoints.exportWallet, ({ input, actor }) =>
    linkToStatement(secret, actor.sessionId, clock.now(), input.format),
  ),
]
