import { creditedReferral, myReferral } from '@arvand/contracts/panel/referral'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { creditedTo, referralOf } from '../figures-queries.ts'

/** A person's own referral figures, and the code that invited them. */
export const panelRoutes = (db: Db, publicUrl: URL): Route[] => [
  route(myReferral, async ({ actor }) => {
    const { code, views, sign_ups } = await referralOf(db, actor.personId)
    const link = new URL(`/?ref=${encodeURIComponent(code)}`, publicUrl).href
    const { default: QRCode } = await import('qrcode')
    const svg = await QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
    const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    return { code, link, qr, views: Number(views), signUps: Number(sign_ups) }
  }),
  route(creditedReferral, async ({ actor }) => ({ code: await creditedTo(db, actor.personId) })),
]
