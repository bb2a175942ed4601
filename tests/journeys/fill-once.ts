import playwright from '../../playwright.config.ts'
import { fillOnce } from './app.ts'

// Before the journeys, while the web is built: each of the two works on one core.
const address = playwright.use?.baseURL
if (!address) throw new Error('playwright.config.ts gives no baseURL')
await fillOnce(new URL(address))
