import type { Block } from "../plug/rulebook.ts";
import { blockAnchor } from "./addresses.ts";
import { Figure } from "./Figure.tsx";
import { InlineText, ProseText, RuleLinks } from "./InlineText.tsx";
import { MadeList } from "./MadeList.tsx";
import { pointed, useBook } from "./open-book.ts";

/** The text of a chapter. In the booklet many stand on one page, and none of their anchors is needed. */
export function Blocks({ blocks, anchored }: { readonly blocks: readonly Block[]; readonly anchored: boolean }) {
  const open = useBook();
  return (
    <>
      {blocks.map((block, at) => {
        const id = blockAnchor(at);
        return (
          <div
            key={id}
            class={`rb-block rb-${block.is}`}
            id={anchored ? id : undefined}
            data-pointed={anchored ? pointed(open, id) : undefined}
          >
            <BlockText block={block} />
          </div>
        );
      })}
    </>
  );
}

function BlockText({ block }: { readonly block: Block }) {
  switch (block.is) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return (
        <>
          <Heading>
            <InlineText text={block.prose.text} />
          </Heading>
          <RuleLinks rules={block.prose.rules} />
        </>
      );
    }
    case "paragraph":
      return (
        <p>
          <ProseText prose={block.prose} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((prose, at) => (
            <li key={at}>
              <ProseText prose={prose} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <TableText block={block} />;
    case "figure":
      return <Figure name={block.name} shows={block.shows} />;
    case "made":
      return <MadeList name={block.name} />;
  }
}

function TableText({ block }: { readonly block: Extract<Block, { is: "table" }> }) {
  return (
    <table>
      <thead>
        <tr>
          {block.head.map((prose, at) => (
            <th key={at} scope="col">
              <ProseText prose={prose} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((prose, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  <ProseText prose={prose} />
                </th>
              ) : (
                <td key={place}>
                  <ProseText prose={prose} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
