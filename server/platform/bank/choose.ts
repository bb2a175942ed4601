import type { Config } from '#server/config'
import type { Bank } from '../bank.ts'
import { sandboxBank } from './sandbox/sandbox-bank.ts'
import { bankByZarinpal } from './zarinpal/adapter.ts'

/** The gateways that the settings name, the default one first; without any the sandbox bank in demo mode, else none. */
export function chooseBanks(
  config: Pick<Config, 'demo' | 'publicUrl' | 'port' | 'host' | 'zarinpal'>,
): readonly Bank[] {
  if (config.zarinpal) return [zarinpal(config.zarinpal)]
  return config.demo ? [sandboxBank(config, () => ownAddress(config))] : []
}

function zarinpal({ merchant, baseUrl, refunds }: NonNullable<Config['zarinpal']>): Bank {
  return bankByZarinpal({
    name: 'zarinpal',
    title: 'زرین‌پال',
    merchant,
    server: () => baseUrl,
    pages: baseUrl,
    refunds: refunds && { ...refunds, url: () => refunds.url },
  })
}

/** Where this process hears itself. Listening on every address, it hears the loopback. */
export function ownAddress({ port, host }: Pick<Config, 'port' | 'host'>): URL {
  const named = host === null || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new URL(`http://${named.includes(':') ? `[${named}]` : named}:${port}`)
}
