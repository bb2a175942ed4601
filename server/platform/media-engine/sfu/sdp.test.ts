import { expect, test } from 'vitest'
import { layoutOf } from './connection.ts'
import { forBrowser, forLibrary, readOffer } from './sdp.ts'
import { anOffer } from './testing-offer.ts'

test('the offer of a class’s page is understood', () => {
  const layout = layoutOf(readOffer(anOffer({ seats: 2 })), 2)
  expect(layout).toMatchObject({
    audio: { mid: '0', payloadType: 111, levelId: 1, ssrc: 1000 },
    camera: { mid: '1', payloadType: 96, levelId: null, ssrc: 1001 },
    screen: { mid: '2' },
    seats: [
      { audio: { mid: '3' }, video: { mid: '4' } },
      { audio: { mid: '5' }, video: { mid: '6' } },
    ],
    otherScreen: { mid: '7', direction: 'recvonly' },
  })
})

test('a page that sends its camera once more in small is understood too', () => {
  const small = [
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'a=mid:small',
    'a=rtpmap:96 VP8/90000',
    'a=sendonly',
    'a=ssrc:7 cname:x',
  ]
  const offer = anOffer({ seats: 1 }).replace(
    'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:3',
    `${small.join('\r\n')}\r\n$&`,
  )
  expect(layoutOf(readOffer(offer), 1)).toMatchObject({
    small: { mid: 'small', ssrc: 7 },
    seats: [{ audio: { mid: '3' }, video: { mid: '4' } }],
    otherScreen: { mid: '5' },
  })
  expect(layoutOf(readOffer(anOffer({ seats: 1 })), 1)?.small).toBeNull()
})

test.each([
  ['no text at all', ''],
  ['no sections', 'v=0\r\n'],
  ['a section that is both ways', anOffer({ seats: 1 }).replace('a=sendonly', 'a=sendrecv')],
  [
    'a seat without sound',
    anOffer({ seats: 1 }).replace('m=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:3', 'm=video 9 x 96\r\na=mid:3'),
  ],
  ['a stream without a number', anOffer({ seats: 1 }).replaceAll(/^a=ssrc:.*\r\n/gm, '')],
  ['a codec that nobody else can play', anOffer({ seats: 1 }).replaceAll('VP8/90000', 'H265/90000')],
  ['two sections of one name', anOffer({ seats: 1 }).replace('a=mid:4', 'a=mid:3')],
  ['more sections than any page has', anOffer({ seats: 40 })],
])('%s is no offer', (_, offer) => {
  expect(layoutOf(readOffer(offer), 1)).toBeNull()
})

test('a page with fewer seats than the class has is refused, or nobody else could send', () => {
  expect(layoutOf(readOffer(anOffer({ seats: 0 })), 8)).toBeNull()
  expect(layoutOf(readOffer(anOffer({ seats: 7 })), 8)).toBeNull()
  expect(layoutOf(readOffer(anOffer({ seats: 8 })), 8)?.seats).toHaveLength(8)
})

test('feedback that would starve the sender is left out, and ours may be sent on what only comes in', () => {
  const given = forLibrary(anOffer({ seats: 1 }))
  expect(given).not.toMatch(/transport-cc|transport-wide-cc|video-orientation|rcvr-rtt|ccm fir/)
  expect(given).toContain('a=rtcp-fb:96 goog-remb')
  expect(given).toContain('a=rtcp-fb:96 nack pli')
  expect(given).toContain('a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level')
  expect(given.match(/a=sendrecv/g)).toHaveLength(3)
  expect(given).not.toContain('a=sendonly')
})

test('the browser is told that it sends only, and where we are from outside', () => {
  const answer = [
    'v=0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=mid:0',
    'a=sendrecv',
    'a=candidate:1 1 UDP 2114977791 10.0.0.4 3000 typ host',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=mid:3',
    'a=sendonly',
    '',
  ].join('\r\n')
  const told = forBrowser(answer, { sends: new Set(['0']), announced: '203.0.113.5', tcpPort: null })
  expect(told).toContain('a=mid:0\r\na=recvonly')
  expect(told).toContain('a=mid:3\r\na=sendonly')
  expect(told).toContain('a=candidate:1 1 UDP 2114977791 203.0.113.5 3000 typ host')
  expect(forBrowser(answer, { sends: new Set(), announced: null, tcpPort: null })).toBe(answer)
})

test('where there is a way in by TCP the browser is told of it behind each address, and takes it last', () => {
  const answer = [
    ...['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=mid:0'],
    'a=candidate:1 1 UDP 2114977791 10.0.0.4 3000 typ host',
    ...['a=candidate:2 1 UDP 2116025855 2001:db8::4 3000 typ host', 'a=end-of-candidates', ''],
  ].join('\r\n')
  const told = forBrowser(answer, { sends: new Set(), announced: null, tcpPort: 3001 }).split('\r\n')
  expect(told.filter((line) => line.startsWith('a=candidate:'))).toEqual([
    'a=candidate:1 1 UDP 2114977791 10.0.0.4 3000 typ host',
    'a=candidate:t1 1 TCP 1520435199 10.0.0.4 3001 typ host tcptype passive',
    'a=candidate:2 1 UDP 2116025855 2001:db8::4 3000 typ host',
    'a=candidate:t2 1 TCP 1520435199 2001:db8::4 3001 typ host tcptype passive',
  ])
  const outside = forBrowser(answer, { sends: new Set(), announced: '203.0.113.5', tcpPort: 3001 })
  expect(outside).toContain('TCP 1520435199 203.0.113.5 3001 typ host tcptype passive')
  expect(outside).not.toContain('10.0.0.4')
})
