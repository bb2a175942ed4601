import * as contract from '@arvand/contracts/home/contact'
import { type Route, route } from '#platform/http/route'
import type { SupportDeps } from '../deps.ts'
import { sendContactMessage } from '../send-contact-message.ts'

export const homeRoutes = (deps: SupportDeps): Route[] => [
  route(contract.sendContactMessage, ({ input, actor, caller }) =>
    sendContactMessage(deps, caller, actor, input),
  ),
]
