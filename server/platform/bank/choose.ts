import type { Config } from '#server/config'
import type { Bank } from '../bank.ts'
import { sandboxBank } from './sandbox/sandbox-bank.ts'
import { bankByZarinpal } from './zarinpal/adapter.ts'

/** The gateways of the settings, the default one first. Without any: the sandbox bank in demo mode, else none. */
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

/** The address at which this process can call itself; the loopback when it listens on every address. */
export function ownAddress({ port, host }: Pick<Config, 'port' | 'host'>): URL {
  const named = host === null || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new URL(`http://${named.includes(':') ? `[${named}]` : named}:${port}`)
}
