import { crc32 } from "node:zlib";

/** The first day that a ZIP can name: the same files give the same archive. */
const DAY = 0x21;

/** Files as a ZIP archive, stored as they are (APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16); names are ASCII. */
export function zipped(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text, "utf8");
    const title = Buffer.from(name, "ascii");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DAY, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([signed(0x04034b50), common, title, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    directory.push(Buffer.concat([signed(0x02014b50), made, common, place, title]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, signed(0x06054b50), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
