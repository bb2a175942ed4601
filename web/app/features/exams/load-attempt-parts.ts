/**
 * Brings scripts of an attempt's page to this device before they are asked for. That page is a document of its own, so
 * nothing of them runs here.
 */
export const loadAttemptParts = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map(load))

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was not loaded`)
  await answer.arrayBuffer()
}
