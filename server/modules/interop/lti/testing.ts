import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addTool } from '@arvand/contracts/panel/manage-tools'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { interop } from '../tables.ts'

/** A tool with its own key, whose key set stands on loopback. */
export interface TestTool {
  readonly toolId: string
  /** A message of the tool; whatever the claims leave out is right. */
  sign(claims: JWTPayload, seconds?: number): Promise<string>
  close(): void
}

export const registered = {
  title: 'آزمایشگاه مجازی',
  loginUrl: 'https://lab.example/login',
  launchUrl: 'https://lab.example/launch',
  redirectUrl: '',
  keysetUrl: 'https://lab.example/keys',
  sharesName: true,
} as const

export const aKeeper = (arvand: TestApp) => aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })

export async function aTool(arvand: TestApp, wish: { readonly title?: string } = {}): Promise<TestTool> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ask = { ...registered, ...wish, requestId: newId() }
  const { toolId } = (await arvand.call(addTool, ask, await aKeeper(arvand))).answer
  const { port } = server.address() as AddressInfo
  // A manager cannot name an address of this machine.
  await interop(arvand.platform.db)
    .updateTable('interop.tools')
    .set({ keyset_url: `http://127.0.0.1:${port}/keys` })
    .where('id', '=', toolId)
    .execute()
  return {
    toolId,
    sign(claims, seconds = 60) {
      const now = Math.floor(arvand.platform.clock.now().getTime() / 1000)
      return new SignJWT({ iss: toolId, iat: now, exp: now + seconds, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey)
    },
    close: () => server.close(),
  }
}
