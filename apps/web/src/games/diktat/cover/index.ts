import type { Cover } from "../../../plug/plug.ts";
import { Picture } from "./Picture.tsx";
import { Poster } from "./Poster.tsx";

export const cover: Cover = { Poster, Picture };
