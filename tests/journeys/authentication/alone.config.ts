import config from '../../../playwright.config.ts'

/** These journeys alone, on a server of their own: `playwright test -c tests/journeys/authentication/alone.config.ts` */
const { globalSetup: _whole, reporter: _kept, projects: _sizes, ...rest } = config
export default { ...rest, testDir: '.', reporter: 'line' }
