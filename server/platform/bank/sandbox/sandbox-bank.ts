import type { Config } from '#server/config'
import type { Bank } from '../../bank.ts'
import { bankByZarinpal } from '../zarinpal/adapter.ts'

/** Where the sandbox bank stands on the app's own server. */
const sandboxPath = '/sandbox-bank/'

/** Who we are at the sandbox bank; it takes any UUID. */
const ownMerchant = '5a4db0c8-0000-4000-8000-000000000001'

/**
 * The sandbox bank through the same adapter as Zarinpal, over HTTP. We call the process's own port, so it works behind
 * any public address; the payer's browser goes by the public one.
 */
export function sandboxBank(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  server: () => URL | Promise<URL>,
): Bank {
  const at = async (path: string) => new URL(path, await server())
  return bankByZarinpal({
    name: 'sandbox',
    title: 'بانک آزمایشی',
    merchant: ownMerchant,
    server: () => at(sandboxPath),
    pages: new URL(sandboxPath, publicUrl.origin),
    refunds: { url: () => at(`${sandboxPath}graphql`), token: 'sandbox', terminal: null },
  })
}
