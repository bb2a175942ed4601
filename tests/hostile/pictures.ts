import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour with this width and height in pixels: kilobytes that unpack to gigabytes. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit a pixel, shades of grey.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 4000))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of many frames, each of one pixel on a canvas of `side` × `side` pixels. */
export function longGif(frames: number, side: number): Buffer {
  const head = Buffer.alloc(13)
  head.write('GIF89a')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  head[10] = 0x80
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  ])
  return Buffer.concat([head, colours, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}
