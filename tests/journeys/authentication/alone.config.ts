import config from '../../../playwright.config.ts'

/**
 * Runs only these journeys, without the shared app: `playwright test -c tests/journeys/authentication/alone.config.ts`
 */
const { globalSetup: _whole, reporter: _kept, projects: _sizes, ...rest } = config
export default { ...rest, testDir: '.', reporter: 'line' }
