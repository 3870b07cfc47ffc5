import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { Logo } from "./Logo.tsx";
import "./notice.css";

/** One sentence on an otherwise empty page. */
export function Notice({ children, home = false }: { children: ComponentChildren; home?: boolean }) {
  return (
    <main class="notice">
      <Logo size={56} />
      <p role="status">{children}</p>
      {home && (
        <Link class="notice-home" href="/">
          {t.value.fault.home}
        </Link>
      )}
    </main>
  );
}
