import type { Config } from '#server/config'
import type { Bank } from '../../bank.ts'
import { bankByZarinpal } from '../zarinpal/adapter.ts'

/** The path of the sandbox bank on the app's own server. */
const sandboxPath = '/sandbox-bank/'

/** Our merchant id at the sandbox bank, which accepts any UUID. */
const ownMerchant = '5a4db0c8-0000-4000-8000-000000000001'

/**
 * The sandbox bank through the same adapter as Zarinpal, over HTTP. The app calls its own port, so this works behind
 * any public address; the payer's browser uses the public address.
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
